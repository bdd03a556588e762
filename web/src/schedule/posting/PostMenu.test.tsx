import { expect, test } from 'vitest';
import { postingWorld } from '../../testing/posting.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { connection, type Page } from '../../testing/world.ts';

const gigs = (page: Page) => connection([], page);

test('leads to the form for what was chosen', async () => {
  const { screen, router } = await renderApp('/locations/1', postingWorld({ gigs }));
  await screen.getByRole('button', { name: 'Post', exact: true }).click();
  await screen.getByRole('menuitem', { name: /^Create Event/ }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Create Event' })).toBeVisible();
  await expect.poll(() => router.state.location.pathname).toBe('/locations/1/gigs-add');
});

test('the menu is not there for a role that may not post, and the other menu offers only what the role can do', async () => {
  const { screen } = await renderApp('/locations/1', postingWorld({ gigs, viewerCanPostGigs: false }));
  await screen.getByRole('button', { name: 'More', exact: true }).click();
  await expect.element(screen.getByRole('menuitem', { name: /^Export CSV/ })).toBeVisible();
  await expect.element(screen.getByRole('menuitem', { disabled: true })).not.toBeInTheDocument();
  await expect
    .element(screen.getByRole('menuitem', { name: /^(Copy|Import|Subscribe|Geofence)/ }))
    .not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Post', exact: true })).not.toBeInTheDocument();
});
