import { expect, test } from 'vitest';
import { renderApp } from '../../testing/renderApp.tsx';
import { connection, makeViewer } from '../../testing/world.ts';
import { expectAccessible } from '../../testing/axe.ts';

test('says that messages are not available, and leads to how pros are reached today', async () => {
  const { screen } = await renderApp('/shift-messages');

  await expect.element(screen.getByRole('heading', { name: 'Messages are not available yet' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Open the call list' }))
    .toHaveAttribute('href', '/locations/1/call-list');
  await expect
    .element(screen.getByRole('main').getByRole('link', { name: 'shift', exact: true }))
    .toHaveAttribute('href', '/locations/1');
  await expectAccessible();
});

test('leads viewers without a location to the list of locations', async () => {
  const viewer = makeViewer({ activeLocations: [], locations: () => connection([], {}) });
  const { screen } = await renderApp('/shift-messages', { viewer });

  await expect
    .element(screen.getByRole('link', { name: 'Go to locations' }))
    .toHaveAttribute('href', '/locations');
  await expect.element(screen.getByRole('link', { name: 'Open the call list' })).not.toBeInTheDocument();
  await expectAccessible();
});
