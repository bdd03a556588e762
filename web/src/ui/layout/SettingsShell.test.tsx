import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import { PageHeader } from './PageHeader.tsx';
import { SettingsShell } from './SettingsShell.tsx';

const shell = (
  <main>
    <SettingsShell
      header={<PageHeader title="Your settings" />}
      label="Your settings"
      sections={[
        { id: 'profile', label: 'Profile', href: '#profile' },
        { id: 'exports', label: 'Exports', href: '#exports' },
      ]}
      currentId="exports"
    >
      <PageHeader title="Exports" />
    </SettingsShell>
  </main>
);

test('lists the sections at the side, and has the heading of the section below that of the page', async () => {
  await page.viewport(1440, 900);
  const screen = await render(shell);
  const sections = screen.getByRole('navigation', { name: 'Your settings' });
  await expect.element(sections.getByRole('link', { name: 'Profile' })).toBeVisible();
  await expect
    .element(sections.getByRole('link', { name: 'Exports' }))
    .toHaveAttribute('aria-current', 'page');
  await expect.element(sections.getByRole('button')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your settings');
  await expect.element(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Exports');
  await expectAccessible(screen.container);
});

test('opens the list from the name of the section on a phone, and closes it with a choice', async () => {
  await page.viewport(390, 800);
  const screen = await render(shell);
  const sections = screen.getByRole('navigation', { name: 'Your settings' });
  const toggle = sections.getByRole('button', { name: 'Section: Exports' });
  await expect.element(sections.getByRole('link', { name: 'Profile' })).not.toBeInTheDocument();
  await toggle.click();
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(screen.container);
  await sections.getByRole('link', { name: 'Profile' }).click();
  await expect.element(sections.getByRole('link', { name: 'Profile' })).not.toBeInTheDocument();
});
