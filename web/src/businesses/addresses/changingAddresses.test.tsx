import { describe, expect, test } from 'vitest';
import { makeAddress, makeLocationAt } from '../../testing/addresses.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { refusal } from '../../testing/world.ts';
import { expectAccessible } from '../../testing/axe.ts';

const main = makeAddress(1, { type: 'PRIMARY', name: null });
const dock = makeAddress(2, { name: 'Loading dock', line1: '9 Ash Street' });

async function openAddresses(root: Record<string, unknown> = {}) {
  const opened = await renderApp('/locations/1/addresses', {
    location: makeLocationAt([main, dock]),
    ...root,
  });
  await expect.element(opened.screen.getByText('Main address')).toBeVisible();
  return opened;
}

async function typeAddress(root: Record<string, unknown> = {}) {
  const opened = await openAddresses(root);
  await opened.screen.getByRole('button', { name: 'Add address' }).click();
  const dialog = opened.screen.getByRole('dialog', { name: 'Add an address' });
  await dialog.getByRole('textbox', { name: 'Street address' }).fill('1 Water Street');
  await dialog.getByRole('textbox', { name: 'City' }).fill('New York');
  await dialog.getByRole('textbox', { name: 'State' }).fill('ny');
  await dialog.getByRole('textbox', { name: 'ZIP code' }).fill('10004');
  return { ...opened, dialog, save: dialog.getByRole('button', { name: 'Add address' }) };
}

describe('adding an address', () => {
  test('adding an address puts it into its place of the list', async () => {
    const added = makeAddress(3, { name: null, line1: '1 Water Street' });
    const { screen, gateway, save } = await typeAddress({
      addLocationAddress: { errors: [], location: makeLocationAt([main, dock, added]) },
    });
    await save.click();

    await expect.element(screen.getByText('The address was added')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: '1 Water Street' })).toBeVisible();
    await expect
      .poll(() => gateway.lastMutation()?.variables)
      .toMatchObject({
        input: {
          locationId: 'location-1',
          name: null,
          streetAddress: '1 Water Street',
          city: 'New York',
          stateCode: 'NY',
          postalCode: '10004',
          geofenceRadiusMeters: 200,
        },
      });
  });

  test('adding an address puts its pin by the ZIP code, says so, and takes the time zone', async () => {
    const { gateway, dialog, save } = await typeAddress({
      geocode: {
        coordinates: { longitude: -74.0119, latitude: 40.703 },
        timeZone: 'America/New_York',
        precision: 'ZIP',
      },
      addLocationAddress: { errors: [], location: makeLocationAt([main, dock]) },
    });
    await dialog.getByRole('textbox', { name: 'Street address' }).click();
    await expect.element(dialog.getByText(/^Found the center of the ZIP code/)).toBeVisible();
    await expect
      .element(dialog.getByRole('slider', { name: 'Pin' }))
      .toHaveAttribute('aria-valuetext', 'At the center of the ZIP code');
    await expect.element(dialog.getByRole('combobox', { name: 'Time zone' })).toMatchTextContent('Eastern');
    await expectAccessible();
    await save.click();

    await expect
      .poll(() => gateway.lastMutation()?.variables)
      .toMatchObject({
        input: { coordinates: { longitude: -74.0119, latitude: 40.703 }, timeZone: 'America/New_York' },
      });
  });

  test('adding an address asks for what is missing, and for what is right', async () => {
    const { gateway, dialog, save } = await typeAddress();
    await dialog.getByRole('textbox', { name: 'Street address' }).fill(' ');
    await dialog.getByRole('textbox', { name: 'State' }).fill('XX');
    await dialog.getByRole('textbox', { name: 'ZIP code' }).fill('1000');
    await save.click();

    for (const [field, message] of [
      ['Street address', 'This field is required'],
      ['State', 'Invalid state'],
      ['ZIP code', 'Invalid postal code'],
    ] as const) {
      await expect.element(dialog.getByRole('textbox', { name: field })).toHaveAccessibleDescription(message);
    }
    expect(gateway.names()).not.toContain('addLocationAddressMutation');
  });

  test('adding an address shows what the server has against it at its field, with everything still typed', async () => {
    const { dialog, save } = await typeAddress({
      addLocationAddress: {
        errors: [
          refusal('INVALID', 'This address is not on our map. Set the point by hand.', {}, ['coordinates']),
        ],
        location: null,
      },
    });
    await save.click();

    await expect
      .element(dialog.getByLabelText('Latitude'))
      .toHaveAccessibleDescription(/This address is not on our map/);
    await expect
      .element(dialog.getByRole('textbox', { name: 'Street address' }))
      .toHaveValue('1 Water Street');
  });

  test('adding an address asks before what was typed is lost', async () => {
    const { screen, dialog } = await typeAddress();
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    await expect.element(screen.getByRole('alertdialog')).toBeVisible();
    await expect.element(dialog.getByRole('textbox', { name: 'City' })).toHaveValue('New York');
  });
});

async function openDock(root: Record<string, unknown> = {}) {
  const opened = await openAddresses(root);
  await opened.screen.getByRole('button', { name: 'Edit Loading dock' }).click();
  return { ...opened, dialog: opened.screen.getByRole('dialog', { name: 'Edit Loading dock' }) };
}

describe('changing an address', () => {
  test('changing an address shows it as it is, and then as it has become', async () => {
    const changed = { ...dock, name: 'Back door', geofenceRadiusMeters: 91 };
    const { screen, gateway, dialog } = await openDock({
      updateLocationAddress: { errors: [], address: changed, location: makeLocationAt([main, changed]) },
    });
    await expect.element(dialog.getByRole('textbox', { name: 'Street address' })).toHaveValue('9 Ash Street');
    await dialog.getByLabelText('Name').fill('Back door');
    await dialog.getByLabelText('Check-in radius').fill('300');
    await dialog.getByRole('button', { name: 'Save address' }).click();

    await expect.element(screen.getByRole('heading', { name: 'Back door' })).toBeVisible();
    await expect.element(screen.getByText(/Check-in within 300 ft/)).toBeVisible();
    await expect
      .poll(() => gateway.lastMutation()?.variables)
      .toMatchObject({
        input: { addressId: 'address-2', name: 'Back door', geofenceRadiusMeters: 91 },
      });
  });

  test.each([50, 203, 1000])(
    'changing an address keeps a radius of %i m that was not touched',
    async (meters) => {
      const odd = { ...dock, geofenceRadiusMeters: meters };
      const { gateway, dialog } = await openDock({
        location: makeLocationAt([main, odd]),
        updateLocationAddress: { errors: [], address: odd, location: makeLocationAt([main, odd]) },
      });
      await dialog.getByLabelText('Name').fill('Back door');
      await dialog.getByRole('button', { name: 'Save address' }).click();

      await expect
        .poll(() => gateway.lastMutation()?.variables)
        .toMatchObject({ input: { name: 'Back door', geofenceRadiusMeters: meters } });
    },
  );

  test('changing an address says in feet what radius the server refuses', async () => {
    const errors = [refusal('INVALID', 'Enter 50 to 1000 meters', {}, ['geofenceRadiusMeters'])];
    const { dialog } = await openDock({ updateLocationAddress: { errors, address: null, location: null } });
    await dialog.getByLabelText('Check-in radius').fill('3250');
    await dialog.getByRole('button', { name: 'Save address' }).click();

    await expect
      .element(dialog.getByLabelText('Check-in radius'))
      .toHaveAccessibleDescription(/Enter 160 ft to 3,280 ft/);
  });

  test('changing an address warns when the street has changed and the pin has not', async () => {
    const { dialog } = await openDock();
    const warning = dialog.getByText(/^The address has changed, but its pin has not/);
    await expect.element(warning).not.toBeInTheDocument();
    await dialog.getByRole('textbox', { name: 'Street address' }).fill('10 Ash Street');

    await expect.element(warning).toBeVisible();
  });
});

async function remove(response: unknown) {
  const opened = await openAddresses({ deleteLocationAddress: response });
  await opened.screen.getByRole('button', { name: 'Remove Loading dock' }).click();
  const dialog = opened.screen.getByRole('alertdialog', { name: 'Remove Loading dock?' });
  await expect.element(dialog).toMatchTextContent('Posted shifts keep this address.');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  return { ...opened, dialog };
}

describe('removing an address', () => {
  test('removing an address takes it off the list', async () => {
    const { screen } = await remove({ errors: [], deletedAddressId: 'address-2' });

    await expect.element(screen.getByText('Loading dock was removed')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Loading dock' })).not.toBeInTheDocument();
  });

  test('removing an address that is refused says why', async () => {
    const { dialog } = await remove({
      errors: [refusal('CONFLICT', 'The address of the location itself cannot be removed.')],
      deletedAddressId: null,
    });

    await expect.element(dialog.getByRole('alert')).toMatchTextContent('cannot be removed');
  });
});
