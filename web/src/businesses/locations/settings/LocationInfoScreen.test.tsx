import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { makeAddress, makeLocationAt } from '../../../testing/addresses.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import { makeLocation, makeViewer, refusal } from '../../../testing/world.ts';
import { makeSettings } from '../../../testing/makeSettings.ts';
import { expectAccessible } from '../../../testing/axe.ts';
import { settingsSections } from './settingsSections.ts';

const why = 'Only admins of this location can change its details and settings.';

function open(facts: Record<string, unknown> = {}, root: Record<string, unknown> = {}, anchor = '') {
  const location = makeLocation(1, makeSettings(facts));
  return renderApp(`/locations/1/info${anchor}`, { location: () => location, ...root });
}

describe('the settings of a location', () => {
  test('the settings of a location are shown below its name, by section', async () => {
    const { screen, gateway } = await open();
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Grill 1' })).toBeVisible();
    for (const name of ['Details', 'Posting', 'Offers', 'Check-in', 'Payments', 'Invoicing', 'Fees']) {
      await expect.element(screen.getByRole('heading', { level: 2, name, exact: true })).toBeInTheDocument();
    }
    expect(gateway.names().toSorted()).toEqual([
      'AppShellQuery',
      'LocationInfoScreenQuery',
      'LocationSettingsFrameQuery',
    ]);
    await expect.poll(() => document.title).toBe('Grill 1 · Brigade');
  });

  test.each(settingsSections)(
    'the settings of a location for $label are where the palette looks for them',
    async (section) => {
      await open();
      await expect.poll(() => document.getElementById(section.anchor)?.textContent).toBeTruthy();
      const { textContent } = document.getElementById(section.anchor) as HTMLElement;
      expect(section.settings.filter((name) => !textContent.includes(name))).toEqual([]);
    },
  );

  test('the settings of a location open at the section that the address names', async () => {
    await page.viewport(1280, 500);
    await open({}, {}, '#payments');
    const payments = page.getByRole('region', { name: 'Payments', exact: true });
    await expect.element(payments).toBeInViewport();
    await expect.poll(() => document.activeElement).toBe(payments.element());
  });

  test('the settings of a location are saved as far as they have changed', async () => {
    let input: unknown = null;
    const { screen } = await open(
      {},
      {
        updateLocation: (args: { input: object }) => {
          ({ input } = args);
          return { errors: [], location: makeLocation(1, makeSettings()) };
        },
      },
    );
    const posting = screen.getByRole('form', { name: 'Posting' });
    await posting.getByRole('textbox', { name: /^Overfill/ }).fill('3');
    await screen.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible();
    expect(input).toEqual({
      locationId: 'location-1',
      supportedEmploymentTypes: ['F1099'],
      overfillPositions: 3,
      requireCertifications: false,
      backgroundChecksEnabled: false,
      immediateAutoSelectEnabled: false,
      autoBoostEnabled: false,
    });
  });

  test.each(['Concierge', 'Pay your own network here'])(
    'the settings of a location name “%s” as not in effect, and do not change it',
    async (name) => {
      const { screen } = await open();
      const setting = screen.getByRole('checkbox', { name: new RegExp(`^${name}.*Not in effect yet`) });
      await expect.element(setting).toBeDisabled();
    },
  );

  test('the settings of a location switch the check-in code off', async () => {
    let input: unknown = null;
    const { screen } = await open(
      {},
      {
        updateLocation: (args: { input: object }) => {
          ({ input } = args);
          return { errors: [], location: makeLocation(1, makeSettings()) };
        },
      },
    );
    const checkIn = screen.getByRole('form', { name: 'Check-in' });
    await checkIn.getByRole('checkbox', { name: /^Check-in code/ }).click();
    await screen.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible();
    expect(input).toEqual({ locationId: 'location-1', isCheckinRequired: false });
  });

  test('the settings of a location switch tips and automatic approval on and off', async () => {
    let input: unknown = null;
    const { screen } = await open(
      {},
      {
        updateLocation: (args: { input: object }) => {
          ({ input } = args);
          return { errors: [], location: makeLocation(1, makeSettings()) };
        },
      },
    );
    const payments = screen.getByRole('form', { name: 'Payments' });
    await payments.getByRole('checkbox', { name: /^Tips/ }).click();
    await payments.getByRole('checkbox', { name: /^Approve hours automatically/ }).click();
    await screen.getByRole('button', { name: 'Save', exact: true }).click();

    await expect
      .poll(() => input)
      .toEqual({
        locationId: 'location-1',
        tippingEnabled: false,
        autoApproveHoursEnabled: false,
      });
  });

  test('the settings of a location say at the field what is out of range, and send nothing', async () => {
    const { screen, gateway } = await open();
    const posting = screen.getByRole('form', { name: 'Posting' });
    await posting.getByRole('textbox', { name: /^Overfill/ }).fill('21');
    await screen.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(posting.getByText('Enter 0 to 20 positions')).toBeVisible();
    expect(gateway.names()).not.toContain('updateLocationMutation');
  });

  test('the settings of a location keep what was typed when the server refuses it, with the reason at the field', async () => {
    const { screen } = await open(
      {},
      {
        updateLocation: {
          errors: [refusal('INVALID', 'Invalid time zone', {}, ['timeZone'])],
          location: null,
        },
      },
    );
    const details = screen.getByRole('form', { name: 'Details' });
    await details.getByRole('textbox', { name: /^Name/ }).fill('Grill on Mott');
    await screen.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(details.getByText('Invalid time zone')).toBeVisible();
    await expect.element(details.getByRole('textbox', { name: /^Name/ })).toHaveValue('Grill on Mott');
  });

  test('the settings of a location ask before something that is not saved is left', async () => {
    const { screen, router } = await open();
    await screen.getByRole('form', { name: 'Details' }).getByRole('textbox', { name: /^Name/ }).fill('Mine');
    await screen.getByRole('link', { name: 'Locations', exact: true }).first().click();
    await expect.element(screen.getByText('You have unsaved changes, are you sure?')).toBeVisible();
    await expect.poll(() => router.state.location.pathname).toBe('/locations/1/info');
  });

  test('the settings of a location are read-only for lesser roles, with the reason', async () => {
    const { screen } = await open({ viewerCanEdit: false, viewerCannotEditReason: why });
    await expect.element(screen.getByText(why)).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: /^Name/ })).toBeDisabled();
    await expect.element(screen.getByRole('img', { name: 'Map. 40.72170, -73.99520' })).toBeVisible();
    await expect.element(screen.getByRole('slider', { name: 'Pin' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: /^Save/ })).not.toBeInTheDocument();
  });

  test('the settings of a location show fees to read, and to set for platform admins within their ranges', async () => {
    const { screen } = await open();
    await expect.element(screen.getByText('18.5 %')).toBeVisible();

    const admin = await open({ viewerCanSetFees: true, viewerCannotSetFeesReason: null });
    const fees = admin.screen.getByRole('form', { name: 'Fees' });
    await expect.element(fees.getByRole('textbox', { name: /^Tipping fee/ })).toBeEnabled();
    await fees.getByRole('textbox', { name: /^Background check fee/ }).fill('10.5');
    await screen.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(fees.getByText('Enter 0 to 10 percent')).toBeVisible();
  });

  test('the settings of a location draw the check-in radius of the main address, and the other addresses', async () => {
    const { screen } = await renderApp('/locations/1/info', {
      location: makeLocationAt(
        [
          makeAddress(1, { type: 'PRIMARY', name: null, geofenceRadiusMeters: 150 }),
          makeAddress(2, { name: 'Loading dock' }),
        ],
        makeSettings({ coordinates: { longitude: -74.0089, latitude: 40.7265 } }),
      ),
    });
    await expect
      .element(screen.getByText(/^At the saved pin\. 330 ft north of Loading dock\./))
      .toBeVisible();
    const map = screen.getByRole('group', { name: 'Map' }).element();
    // 150 m in a view of 283 m to each side, which is 160 units wide.
    expect(Number(map.querySelector('circle')?.getAttribute('r'))).toBeCloseTo(84.85, 1);
  });

  test('the settings of a location list the keys that move the pin', async () => {
    const { screen } = await open();
    await expect.element(screen.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
    await expect.element(screen.getByRole('slider', { name: 'Pin' })).toBeVisible();
    await userEvent.keyboard('?');
    const keys = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect.element(keys.getByText('Move the pin')).toBeVisible();
  });

  test('the settings of a location put the pin back by the address', async () => {
    const { screen } = await open(
      {},
      {
        geocode: {
          coordinates: { longitude: -112.07, latitude: 33.45 },
          timeZone: 'America/Phoenix',
          precision: 'ZIP',
        },
      },
    );
    const pin = screen.getByRole('slider', { name: 'Pin' });
    await expect.element(pin).toHaveAttribute('aria-valuetext', 'At the saved pin');
    await screen.getByRole('button', { name: 'Reset to the address' }).click();
    await expect.element(pin).toHaveAttribute('aria-valuetext', 'At the center of the ZIP code');
    await expect.element(screen.getByRole('combobox', { name: /^Time zone/ })).toMatchTextContent('Phoenix');
  });

  test('the settings of a location say when the address is not found, and take the zone of typed coordinates', async () => {
    const { screen } = await open({}, { geocode: null, timeZoneAt: 'Pacific/Honolulu' });
    await screen.getByRole('button', { name: 'Reset to the address' }).click();
    await expect.element(screen.getByText(/^We could not find this address/)).toBeVisible();
    await screen.getByText('Enter coordinates').click();
    await screen.getByRole('textbox', { name: /^Longitude/ }).fill('-157.86');
    await screen.getByRole('textbox', { name: /^Latitude/ }).fill('21.31');
    await screen.getByRole('textbox', { name: /^Phone/ }).click();
    await expect.element(screen.getByRole('combobox', { name: /^Time zone/ })).toMatchTextContent('Hawaii');
  });

  test('the settings of a location that is not there are not shown', async () => {
    const { screen } = await renderApp('/locations/9/info', { location: null });
    await expect
      .element(screen.getByRole('heading', { name: 'Location not found, or you have no access to it' }))
      .toBeVisible();
  });

  test('the settings of a location lead who has no location any more to their locations', async () => {
    const { screen } = await renderApp('/locations/9/info', {
      viewer: makeViewer({ activeLocations: [] }),
      location: null,
    });
    await expect.element(screen.getByRole('link', { name: 'Your locations' })).toBeVisible();
    await expect.element(screen.getByText('These are the locations you can work at')).not.toBeInTheDocument();
  });

  test.each([360, 1440])(
    'the settings of a location have no accessibility violations at %d px',
    async (width) => {
      await page.viewport(width, 900);
      const { screen } = await open({ approvalStatus: 'PENDING' }, { sandbox: { __typename: 'Sandbox' } });
      await expect.element(screen.getByRole('button', { name: 'Approve now (sandbox)' })).toBeVisible();
      await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      await expectAccessible();
    },
  );
});
