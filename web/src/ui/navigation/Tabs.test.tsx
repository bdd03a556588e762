import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../testing/axe.ts';
import { NavigationProvider } from './NavigationProvider.tsx';
import { TabLinks } from './TabLinks.tsx';
import { Tabs } from './Tabs.tsx';

const panels = [
  { id: 'experience', label: 'Experience', content: 'Six years on the line' },
  { id: 'certifications', label: 'Certifications', content: 'Food handler' },
];

test('one panel is in sight, chosen by mouse and by arrow keys', async () => {
  const onSelected = vi.fn<(id: string) => void>();
  const screen = await render(<Tabs label="Profile" tabs={panels} onSelected={onSelected} />);
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('Six years on the line');
  await screen.getByRole('tab', { name: 'Certifications' }).click();
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('Food handler');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('Six years on the line');
  expect(onSelected).toHaveBeenLastCalledWith('experience');
  await expectAccessible(screen.container);
});

const links = ['Details', 'Applicants', 'Attendance', 'Payments', 'History', 'Messages'].map((label) => ({
  id: label.toLowerCase(),
  label,
  href: `/gigs/7/${label.toLowerCase()}`,
}));

test('tabs that are pages are links, of which one is the page', async () => {
  const navigate = vi.fn<(href: string) => void>();
  const screen = await render(
    <NavigationProvider navigate={navigate}>
      <TabLinks label="Shift" tabs={[{ ...links[0]!, count: 24 }, ...links.slice(1)]} currentId="details" />
    </NavigationProvider>,
  );
  await expect
    .element(screen.getByRole('link', { name: /^Details/ }))
    .toHaveAttribute('aria-current', 'page');
  await screen.getByRole('link', { name: 'History' }).click();
  expect(navigate.mock.calls).toEqual([['/gigs/7/history']]);
  await expectAccessible(screen.container);
});

test('the current one of more tabs than fit is in sight, with its neighbors', async () => {
  await page.viewport(360, 740);
  const screen = await render(<TabLinks label="Shift" tabs={links} currentId="messages" />);
  const boxOf = (name: string) => screen.getByRole('link', { name }).element().getBoundingClientRect();
  await expect.poll(() => Math.floor(boxOf('Messages').right)).toBeLessThanOrEqual(360);

  await screen.rerender(<TabLinks label="Shift" tabs={links} currentId="attendance" />);
  await expect.poll(() => Math.round(boxOf('Attendance').left)).toBeGreaterThanOrEqual(0);
  await expect.poll(() => boxOf('Applicants').right).toBeGreaterThan(0);
  await expect.poll(() => boxOf('Payments').left).toBeLessThan(360);

  await page.viewport(320, 740);
  await expect.poll(() => Math.floor(boxOf('Attendance').right)).toBeLessThanOrEqual(320);
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
