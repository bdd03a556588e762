import { describe, expect, test } from 'vitest';
import { makeSettings } from '../../../testing/makeSettings.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import { makeLocation, makeViewer } from '../../../testing/world.ts';

function open(path: string, modes: readonly string[]) {
  const location = makeLocation(1, makeSettings({ modes }));
  return renderApp(path, {
    viewer: makeViewer({ activeLocations: [location] }),
    location: () => location,
  });
}

describe('the mode of a location', () => {
  test('the mode of a location is explained where the license is for hiring only, and its settings stay open', async () => {
    const { screen } = await open('/locations/1', ['HIRE']);
    await expect
      .element(screen.getByRole('heading', { name: 'This location works in hire mode' }))
      .toBeVisible();
    await expect.element(screen.getByRole('button', { name: /^Switch to/ })).not.toBeInTheDocument();
    await screen.getByRole('link', { name: 'Settings' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Details' })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Mode' })).not.toBeInTheDocument();
  });

  test('the mode of a location is switched where licenses allow both, and back', async () => {
    const { screen, router } = await open('/locations/1/info', ['MARKETPLACE', 'HIRE']);
    await screen.getByRole('radio', { name: /^Hire/ }).click();
    await expect.element(screen.getByRole('link', { name: 'Shifts' })).not.toBeInTheDocument();
    expect(localStorage.getItem('brigade.modes')).toBe('{"1":"HIRE"}');

    await router.navigate({ to: '/locations/$locationId', params: { locationId: 1 } });
    await screen.getByRole('button', { name: 'Switch to marketplace mode' }).click();
    await expect.element(screen.getByRole('link', { name: 'Shifts' })).toBeVisible();
    expect(localStorage.getItem('brigade.modes')).toBe('{"1":"MARKETPLACE"}');
  });
});
