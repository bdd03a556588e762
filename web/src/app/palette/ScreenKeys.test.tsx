import { userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../testing/axe.ts';
import { makeAccount } from '../../testing/accounts.ts';
import { calendarRoot, calendarWeek, makeCalendarGig } from '../../testing/calendar.ts';
import { makeHome, makeHomeItem } from '../../testing/homes.ts';
import { makeInvitation } from '../../testing/invitations.ts';
import { openHomeAct } from '../../testing/openHomeAct.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { connection, makeApplication, makeGigWith, makeLocation } from '../../testing/world.ts';

async function openHelp(screen: Awaited<ReturnType<typeof renderApp>>['screen']) {
  const dialog = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await userEvent.keyboard('?');
  await expect.element(dialog).toBeVisible();
  return dialog;
}

test('the list of keys begins with those of the screen, and ends with them when another is shown', async () => {
  const { screen, router } = await renderApp(
    calendarWeek,
    calendarRoot([makeCalendarGig(1)], { home: makeHome() }),
  );
  await expect.element(screen.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /Line Cook/ }).first()).toBeVisible();
  const dialog = await openHelp(screen);
  await expect.element(dialog.getByRole('heading', { name: 'Calendar' })).toBeVisible();
  await expect.element(dialog.getByText('Pick up a shift to move it by the arrow keys')).toBeVisible();
  await expect.element(dialog.getByRole('heading', { name: 'Everywhere' })).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();

  await router.navigate({ href: '/locations/1/home' });
  await expect.element(screen.getByRole('heading', { level: 1, name: /Morgan/ })).toBeVisible();
  await openHelp(screen);
  await expect.element(dialog.getByText('Search and commands')).toBeVisible();
  await expect.element(dialog.getByRole('heading', { name: 'Calendar' })).not.toBeInTheDocument();
});

test('the review lists its keys while they are on, also by its button, and the focus returns', async () => {
  const gig = makeGigWith(5, [makeApplication(1, { conflicts: [], overrideNote: null, match: null })]);
  const { screen } = await renderApp('/locations/1/gigs/5/bulk-review', {
    gigReviews: () => [{ gigDatabaseId: 5, gig, applications: gig.applications }],
  });
  const button = screen.getByRole('button', { name: 'Keyboard shortcuts' });
  await expect.element(screen.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await button.click();
  const dialog = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect.element(dialog.getByText('Dismiss, with a reason')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();

  await screen.getByRole('switch', { name: 'Use keyboard' }).click();
  await button.click();
  await expect.element(dialog.getByText('Search and commands')).toBeVisible();
  await expect.element(dialog.getByText('Dismiss, with a reason')).not.toBeInTheDocument();
});

test('an open item of the home lists the key that closes it', async () => {
  const { screen } = await openHomeAct(
    makeHomeItem('INVITATIONS_OPEN', 1),
    'Follow up: 1 open team invitation',
    { location: { invitations: () => connection([makeInvitation(1)], {}) } },
  );
  await expect.element(screen.getByRole('button', { name: /^Send again to/ })).toBeVisible();
  const dialog = await openHelp(screen);
  await expect.element(dialog.getByText('Close the open item')).toBeVisible();
});

test('settings list the key that saves them, beside forms only', async () => {
  const viewer = makeAccount({ exports: () => connection([], {}) });
  const { screen, router } = await renderApp('/settings', { viewer });
  await expect.element(screen.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await expect.element(screen.getByRole('form', { name: 'Profile' })).toBeVisible();
  const dialog = await openHelp(screen);
  await expect.element(dialog.getByText('Save changes')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();

  await router.navigate({ href: '/settings/exports' });
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Exports' })).toBeVisible();
  await openHelp(screen);
  await expect.element(dialog.getByText('Search and commands')).toBeVisible();
  await expect.element(dialog.getByText('Save changes')).not.toBeInTheDocument();
});

test('the focus returns to where it was when the list of keys closes', async () => {
  const { screen } = await renderApp('/locations/1/home', {
    location: () => makeLocation(1, { home: makeHome() }),
  });
  const menu = screen.getByRole('link', { name: 'Schedule' });
  await expect.element(screen.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  menu.element().focus();
  const dialog = await openHelp(screen);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(menu).toHaveFocus();
});
