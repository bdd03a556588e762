import { expect, test } from 'vitest';
import { renderApp } from '../../testing/renderApp.tsx';
import { connection, makeViewer } from '../../testing/world.ts';
import { expectAccessible } from '../../testing/axe.ts';

test('no one has written yet: it says what will stand here, and leads to the gigs', async () => {
  const { screen } = await renderApp('/shift-messages');

  await expect.element(screen.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Go to your shifts' }))
    .toHaveAttribute('href', '/locations/1');
  await expectAccessible();
});

test('who works nowhere is led nowhere', async () => {
  const viewer = makeViewer({ activeLocations: [], locations: () => connection([], {}) });
  const { screen } = await renderApp('/shift-messages', { viewer });

  await expect.element(screen.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Go to your shifts' })).not.toBeInTheDocument();
});
