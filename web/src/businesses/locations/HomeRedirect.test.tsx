import { expect, test } from 'vitest';
import { makeHome } from '../../testing/homes.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { makeLocation, makeViewer } from '../../testing/world.ts';

const daySchedule = { from: '2099-01-15', until: '2099-01-15', gigs: [] };
const place = (databaseId: number) => makeLocation(databaseId, { home: makeHome(), daySchedule });

const open = (path: string, ids: readonly number[], stored: Record<string, string> = {}) =>
  renderApp(
    path,
    {
      viewer: makeViewer({ activeLocations: ids.map(place) }),
      location: ({ databaseId }: { databaseId: number }) => place(databaseId),
    },
    true,
    stored,
  );

test('all locations are the home once they are chosen, until a location is', async () => {
  const { screen, router } = await open('/locations/2/home', [2, 3]);
  await screen.getByRole('button', { name: /^Location: Grill 2/ }).click();
  await screen.getByRole('dialog').getByRole('link', { name: 'All locations' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/locations');
  await router.navigate({ to: '/locations/$locationId/home', params: { locationId: 3 } });
  await screen.getByRole('link', { name: 'Brigade, home' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/locations');

  await screen.getByRole('button', { name: 'Location: All locations' }).click();
  await screen
    .getByRole('dialog')
    .getByRole('link', { name: /Grill 3/ })
    .click();
  await expect.poll(() => router.state.location.pathname).toBe('/locations/3/home');
  await screen.getByRole('link', { name: 'Brigade, home' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/locations/3/home');
});

test('someone with one location has its home, whatever was chosen before', async () => {
  const { router } = await open('/', [2], { 'brigade.home': 'all' });
  await expect.poll(() => router.state.location.pathname).toBe('/locations/2/home');
});
