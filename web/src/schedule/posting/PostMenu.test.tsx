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
  expect(router.state.location.pathname).toBe('/locations/1/gigs-add');
});

test('says why nothing can be posted', async () => {
  const reason = 'Only team members and admins of this location can post and change shifts.';
  const { screen } = await renderApp(
    '/locations/1',
    postingWorld({ gigs, viewerCanPostGigs: false, viewerCannotPostGigsReason: reason }),
  );
  await screen.getByRole('button', { name: 'Post', exact: true }).click();
  const entry = screen.getByRole('menuitem', { name: /^Post Shift/ });
  await expect.element(entry).toHaveAttribute('aria-disabled', 'true');
  await expect.element(entry).toMatchTextContent(reason);
});
