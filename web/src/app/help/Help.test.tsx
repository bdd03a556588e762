import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../testing/axe.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { connection, makeLocation, makeViewer } from '../../testing/world.ts';
import { newestNews } from './news/newestNews.ts';

const anyLocation = {
  location: ({ databaseId }: { databaseId: number }) =>
    makeLocation(databaseId, { gigs: () => connection([], {}) }),
};

async function openHelp(entry: string, root = {}, stored = {}) {
  const app = await renderApp('/locations/1', { ...anyLocation, ...root }, true, stored);
  await app.screen.getByRole('button', { name: /^Help/ }).click();
  await app.screen.getByRole('menuitem', { name: new RegExp(`^${entry}`) }).click();
  return app;
}

describe('the help', () => {
  test('explains words by topic, and finds one', async () => {
    const { screen } = await openHelp('Glossary');
    const drawer = screen.getByRole('dialog', { name: 'Glossary' });
    await expect.element(drawer.getByRole('region', { name: 'Pay and fees' })).toBeVisible();
    await expectAccessible();
    await drawer.getByRole('searchbox', { name: 'Find a word' }).fill('no-show');
    await expect
      .poll(() =>
        drawer
          .getByRole('term')
          .elements()
          .map((word) => word.textContent),
      )
      .toContain('No-show');
    await expect.element(drawer.getByRole('region', { name: 'Pay and fees' })).not.toBeInTheDocument();
    await drawer.getByRole('searchbox', { name: 'Find a word' }).fill('zzz');
    await expect.element(drawer.getByText('No words match “zzz”')).toBeVisible();
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expect.element(drawer).not.toBeInTheDocument();
  });

  test('says what is new, with a dot until it was seen, and leads there', async () => {
    const { screen, router } = await openHelp('What’s new');
    const drawer = screen.getByRole('dialog', { name: 'What’s new' });
    await expect.element(drawer.getByRole('heading', { name: 'The calendar by person' })).toBeVisible();
    await expectAccessible();
    await drawer.getByRole('link', { name: 'Open the calendar by person' }).click();
    await expect
      .poll(() => router.state.location.href)
      .toBe('/locations/1?view=calendar&calendar_mode=people');
    await expect.element(drawer).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Help', exact: true })).toBeVisible();
  });

  test('loses the dot when the news are opened from the palette, too', async () => {
    const { screen } = await renderApp('/locations/1', anyLocation);
    await expect.element(screen.getByRole('button', { name: 'Help, with news' })).toBeVisible();
    await screen.getByRole('button', { name: 'Search' }).click();
    await screen.getByRole('option', { name: 'What’s new' }).click();
    await screen.getByRole('dialog', { name: 'What’s new' }).getByRole('button', { name: 'Close' }).click();
    await expect.element(screen.getByRole('button', { name: 'Help', exact: true })).toBeVisible();
  });

  test('keeps the dot for the other users of the device', async () => {
    const root = { ...anyLocation, viewer: makeViewer({ id: 'user-2' }) };
    const { screen } = await renderApp('/locations/1', root, true, {
      'brigade.news.user-1': newestNews,
    });
    await expect.element(screen.getByRole('button', { name: 'Help, with news' })).toBeVisible();
  });

  test('shows onsite managers nothing that they do not have', async () => {
    const location = makeLocation(1, { viewerAccess: 'ONSITE_MANAGER' });
    const { screen } = await openHelp('What’s new', { viewer: makeViewer({ activeLocations: [location] }) });
    await expect.element(screen.getByRole('heading', { name: 'The call list' })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Reports' })).not.toBeInTheDocument();
  });

  test('the help has no dot for onsite managers who have seen all that they have', async () => {
    const location = makeLocation(1, { viewerAccess: 'ONSITE_MANAGER' });
    const root = { ...anyLocation, viewer: makeViewer({ activeLocations: [location] }) };
    const { screen } = await renderApp('/locations/1', root, true, {
      'brigade.news.user-1': 'Help where you need it',
    });
    await expect.element(screen.getByRole('button', { name: 'Help', exact: true })).toBeVisible();
  });

  test('keeps in mind at an onsite manager’s location what was seen at another one', async () => {
    const location = makeLocation(1, { viewerAccess: 'ONSITE_MANAGER' });
    const seen = { 'brigade.news.user-1': newestNews };
    const { screen } = await openHelp(
      'What’s new',
      { viewer: makeViewer({ activeLocations: [location] }) },
      seen,
    );
    await expect.element(screen.getByRole('dialog', { name: 'What’s new' })).toBeVisible();
    expect(localStorage).toMatchObject(seen);
  });

  test('the help has the keys and the ways to people and documents', async () => {
    const { screen } = await openHelp('Keyboard shortcuts');
    await screen.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('Close').click();
    await screen.getByRole('button', { name: /^Help/ }).click();
    await expect
      .element(screen.getByRole('menuitem', { name: 'Contact support' }))
      .toHaveAttribute('href', expect.stringMatching(/^mailto:/));
    await expect
      .element(screen.getByRole('menuitem', { name: 'Terms and privacy' }))
      .toHaveAttribute('href', '/terms');
    await expectAccessible();
  });
});
