import { expect, test } from 'vitest';
import { renderApp } from '../../testing/renderApp.tsx';
import { makeLocation, makeViewer } from '../../testing/world.ts';
import { storedLocationId } from '../../platform/relay/storedLocation.ts';

const open = (stored: number, activeLocations: readonly object[]) =>
  renderApp('/shift-messages', { viewer: makeViewer({ activeLocations }) }, true, {
    'brigade.location': String(stored),
  });

test('the stored location is removed when the viewer has no location', async () => {
  await open(6, []);
  await expect.poll(storedLocationId).toBeNull();
});

test('the first location replaces a stored one that the viewer no longer has', async () => {
  await open(6, [makeLocation(2), makeLocation(3)]);
  await expect.poll(storedLocationId).toBe(2);
});

test('a stored location that the viewer still has is kept and sent', async () => {
  const { screen, gateway } = await open(3, [makeLocation(2), makeLocation(3)]);
  await expect.element(screen.getByRole('main')).toBeVisible();
  expect(storedLocationId()).toBe(3);
  await expect.poll(() => gateway.last('AppShellQuery')?.headers.get('X-Location-Id')).toBe('3');
});
