import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { makeSettings } from '../../../testing/makeSettings.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import { connection, makeLocation, makeViewer, refusal, type Page } from '../../../testing/world.ts';
import { expectAccessible } from '../../../testing/axe.ts';

const organization = (databaseId: number, name: string, viewerCanAddLocations = true) => ({
  __typename: 'Organization',
  id: `organization-${databaseId}`,
  databaseId,
  name,
  viewerCanAddLocations,
});

const finch = organization(1, 'Copperfinch Hospitality');
const halyard = organization(2, 'Halyard Hotels');

function viewerWith(organizations: readonly unknown[], facts: Record<string, unknown> = {}) {
  return {
    viewer: makeViewer({
      viewerCanAddLocations: true,
      viewerCannotAddLocationsReason: null,
      organizations: (asked: Page) => connection(organizations, asked),
      ...facts,
    }),
  };
}

const added = makeLocation(9, makeSettings({ name: 'Grill on Wells', approvalStatus: 'PENDING' }));

async function fillIn(screen: Awaited<ReturnType<typeof renderApp>>['screen']) {
  await screen.getByRole('textbox', { name: /^Name/ }).fill('Grill on Wells');
  await screen.getByRole('textbox', { name: /^Street address/ }).fill('1120 N Wells St');
  await screen.getByRole('textbox', { name: /^City/ }).fill('Chicago');
  await screen.getByRole('textbox', { name: /^State/ }).fill('il');
  await screen.getByRole('textbox', { name: /^ZIP code/ }).fill('60610');
}

const save = (screen: Awaited<ReturnType<typeof renderApp>>['screen']) =>
  screen.getByRole('button', { name: 'Add location' }).click();

describe('adding a location', () => {
  test('adding a location ends on its own page, which says what happens next', async () => {
    let input: unknown = null;
    const { screen, router } = await renderApp('/locations/add', {
      ...viewerWith([finch, organization(3, 'Not mine', false)]),
      addLocation: (args: { input: object }) => {
        ({ input } = args);
        return { errors: [], location: added };
      },
      location: added,
    });
    await fillIn(screen);
    await screen.getByRole('textbox', { name: /^Phone/ }).fill('312 555 0190');
    await screen.getByRole('checkbox', { name: /^Invoicing/ }).click();
    await save(screen);
    await expect.element(screen.getByText('Grill on Wells is waiting for approval')).toBeVisible();
    await expect.poll(() => router.state.location.pathname).toBe('/locations/9/info');
    expect(input).toMatchObject({
      organizationId: 'organization-1',
      name: 'Grill on Wells',
      stateCode: 'IL',
      phoneNumber: '+13125550190',
      url: null,
      invoicingEnabled: true,
    });
    expect(input).not.toHaveProperty('coordinates');
  });

  test('adding a location goes back to what needed the location', async () => {
    const { screen, router } = await renderApp('/locations/add?returnTo=/locations?search=grill', {
      ...viewerWith([finch]),
      addLocation: { errors: [], location: added },
    });
    await fillIn(screen);
    await save(screen);
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Locations' })).toBeVisible();
    await expect.poll(() => router.state.location.search).toEqual({ search: 'grill' });
  });

  test('adding a location founds an organization with the first one, called as the business unless one says otherwise', async () => {
    let input: unknown = null;
    const { screen } = await renderApp('/locations/add', {
      ...viewerWith([], { managerProfile: { __typename: 'ManagerProfile', businessName: 'Grill Group' } }),
      addLocation: (args: { input: object }) => {
        ({ input } = args);
        return { errors: [], location: added };
      },
      location: added,
    });
    const name = screen.getByRole('textbox', { name: /^Business name/ });
    await expect.element(name).toHaveValue('Grill Group');
    await name.fill('');
    await fillIn(screen);
    await save(screen);
    await expect.element(screen.getByText('This field is required')).toBeVisible();

    await name.fill('Wells Street Hospitality');
    await save(screen);
    await expect.element(screen.getByText('Grill on Wells is waiting for approval')).toBeVisible();
    expect(input).toMatchObject({ organizationName: 'Wells Street Hospitality' });
    expect(input).not.toHaveProperty('organizationId');
  });

  test('never leads to another origin', async () => {
    const { screen } = await renderApp('/locations/add?returnTo=//evil.example', viewerWith([finch]));
    await expect.element(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/');
  });

  test('names each missing field, and asks for the organization where there are several', async () => {
    const { screen, gateway } = await renderApp('/locations/add', viewerWith([finch, halyard]));
    await save(screen);
    await expect.element(screen.getByText('This field is required')).toHaveLength(5);
    await expect.element(screen.getByText('Choose an organization')).toBeVisible();
    expect(gateway.names()).not.toContain('addLocationMutation');
  });

  test('says what is wrong with phone, website, ZIP code and point', async () => {
    const { screen } = await renderApp('/locations/add', viewerWith([finch]));
    await fillIn(screen);
    await screen.getByRole('textbox', { name: /^ZIP code/ }).fill('6061');
    await screen.getByText('Enter coordinates').click();
    await screen.getByRole('textbox', { name: /^Latitude/ }).fill('91');
    await screen.getByRole('textbox', { name: /^Phone/ }).fill('555-0190');
    await screen.getByRole('textbox', { name: /^Website/ }).fill('grill');
    await save(screen);
    for (const message of [
      'Invalid postal code',
      'Enter degrees from -90 to 90',
      'Invalid phone number',
      'Invalid URL',
    ]) {
      await expect.element(screen.getByText(message)).toBeVisible();
    }
  });

  test('keeps what was typed when the server cannot find the address', async () => {
    const message = 'This address is not on our map. Set the point by hand.';
    const { screen } = await renderApp('/locations/add', {
      ...viewerWith([finch]),
      addLocation: { errors: [refusal('INVALID', message, {}, ['coordinates'])], location: null },
    });
    await fillIn(screen);
    await save(screen);
    await expect.element(screen.getByText(message)).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: /^Latitude/ })).toHaveFocus();
    await expect.element(screen.getByRole('textbox', { name: /^City/ })).toHaveValue('Chicago');
  });

  test('adding a location is not offered to who may not, with the reason', async () => {
    const reason = 'Only admins of the organization can add locations.';
    const { screen } = await renderApp(
      '/locations/add',
      viewerWith([], { viewerCanAddLocations: false, viewerCannotAddLocationsReason: reason }),
    );
    await expect.element(screen.getByRole('heading', { name: 'You cannot add locations' })).toBeVisible();
    await expect.element(screen.getByText(reason)).toBeVisible();
  });

  test.each([360, 1440])(
    'the form of a new location has no accessibility violations at %d px',
    async (width) => {
      await page.viewport(width, 900);
      const { screen } = await renderApp('/locations/add', viewerWith([finch, halyard]));
      await expect.element(screen.getByRole('textbox', { name: /^Name/ })).toBeVisible();
      await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      await expectAccessible();
    },
  );
});
