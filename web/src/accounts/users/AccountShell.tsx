import { Outlet, useLocation } from '@tanstack/react-router';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { SettingsShell } from '../../ui/layout/SettingsShell.tsx';
import { accountSectionAt, accountSections } from './accountSections.ts';

/** The viewer's own settings, with the list of their sections. */
export function AccountShell() {
  const currentId = useLocation({ select: ({ pathname }) => accountSectionAt(pathname) });
  return (
    <SettingsShell
      header={<PageHeader title="Your settings" subtitle="These apply at every location you work at." />}
      label="Your settings"
      sections={accountSections}
      currentId={currentId}
    >
      <Outlet />
    </SettingsShell>
  );
}
