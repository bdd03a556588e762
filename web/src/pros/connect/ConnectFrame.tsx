import { Outlet, useLocation } from '@tanstack/react-router';
import { BelowPageHeader } from '../../ui/layout/belowPageHeader.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { TabLinks } from '../../ui/navigation/TabLinks.tsx';
import styles from './ConnectFrame.module.css';
import { connectTabOf, connectTabs } from './connectTabs.ts';

/** The heading and tabs that the lists of pros share. A profile or a group has its own heading. */
export function ConnectFrame({ locationId }: { locationId: number }) {
  const currentTab = useLocation({ select: ({ pathname }) => connectTabOf(pathname) });
  if (currentTab === null) return <Outlet />;
  return (
    <>
      <PageHeader title="Pros" subtitle="Find, group and manage pros for this location.">
        <TabLinks
          label="Pros"
          currentId={currentTab}
          tabs={connectTabs.map(({ id, label, path }) => ({
            id,
            label,
            href: `/locations/${locationId}${path}`,
          }))}
        />
      </PageHeader>
      <div className={styles.page}>
        <BelowPageHeader value>
          <Outlet />
        </BelowPageHeader>
      </div>
    </>
  );
}
