import { describe, expect, test } from 'vitest';
import { makeAddress, makeLocationAt } from '../../testing/addresses.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { expectAccessible } from '../../testing/axe.ts';

const main = makeAddress(1, { type: 'PRIMARY', name: null });
const dock = makeAddress(2, { name: 'Loading dock', line1: '9 Ash Street' });
const annex = makeAddress(3, { name: null, line1: '12 Ash Street', geofenceRadiusMeters: 75 });

const path = '/locations/1/addresses';

describe('the addresses of a location', () => {
  test('the addresses of a location are listed with the main one first, then by street, in one request', async () => {
    const { screen, gateway } = await renderApp(path, { location: makeLocationAt([annex, main, dock]) });
    await expect.element(screen.getByText('Main address')).toBeVisible();

    const names = screen.getByRole('heading', { level: 3 });
    await expect
      .poll(() => names.elements().map((name) => name.textContent))
      .toEqual(['214 Hudson St', 'Loading dock', '12 Ash Street']);
    await expect.element(screen.getByText('9 Ash Street, New York, NY 10013')).toBeVisible();
    await expect.element(screen.getByText('Eastern (New York) · Check-in within 250 ft')).toBeVisible();
    await expect.poll(() => document.title).toBe('Addresses · Grill 1 · Brigade');
    expect(gateway.names().filter((name) => name.startsWith('LocationAddresses'))).toEqual([
      'LocationAddressesScreenQuery',
    ]);
    await expectAccessible();
  });

  test('the addresses of a location can only be looked at where the role does not allow more, with the reason', async () => {
    const { screen } = await renderApp(path, {
      location: makeLocationAt([main, dock], {
        viewerCanEdit: false,
        viewerCannotEditReason: 'Only admins of this location can change its details and settings.',
      }),
    });

    await expect.element(screen.getByText(/^Only admins of this location/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Add address' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: /^(Edit|Remove)/ })).not.toBeInTheDocument();
  });

  test('the main address of a location has no button that would remove it', async () => {
    const { screen } = await renderApp(path, { location: makeLocationAt([main, dock]) });

    await expect.element(screen.getByRole('button', { name: 'Remove Loading dock' })).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: 'Remove 214 Hudson St' }))
      .not.toBeInTheDocument();
  });
});
