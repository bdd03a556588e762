import { expect, test } from 'vitest';
import { renderApp } from '../../../testing/renderApp.tsx';
import { connection, makeViewer, type Page } from '../../../testing/world.ts';

const organization = {
  __typename: 'Organization',
  id: 'organization-1',
  databaseId: 1,
  name: 'Copperfinch Hospitality',
  viewerCanAddLocations: true,
};

/** Two ZIP codes are on the map. */
const geocode = ({ postalCode }: { postalCode: string }) => {
  const latitude = { '60610': 41.9, '60607': 41.87 }[postalCode];
  if (latitude === undefined) return null;
  return { coordinates: { longitude: -87.63, latitude }, timeZone: 'America/Chicago', precision: 'ZIP' };
};

async function open() {
  const { screen, gateway } = await renderApp('/locations/add', {
    viewer: makeViewer({
      viewerCanAddLocations: true,
      viewerCannotAddLocationsReason: null,
      organizations: (asked: Page) => connection([organization], asked),
    }),
    geocode,
    timeZoneAt: 'America/Chicago',
  });
  const type = async (name: RegExp, text: string) => {
    await screen.getByRole('textbox', { name }).fill(text);
    // Leaves the field.
    await screen.getByRole('textbox', { name: /^Phone/ }).click();
  };
  const lookUps = () => gateway.requests.filter(({ name }) => name === 'findOnMapQuery');
  await expect.element(screen.getByText(/^There is no pin yet/)).toBeVisible();
  return { screen, type, lookUps, pin: screen.getByRole('slider', { name: 'Pin' }) };
}

type Opened = Awaited<ReturnType<typeof open>>;

async function typeAddress({ type }: Opened, postalCode: string) {
  await type(/^City/, 'Chicago');
  await type(/^State/, 'il');
  await type(/^ZIP code/, postalCode);
}

test('the pin comes with the ZIP code and follows a corrected one', async () => {
  const opened = await open();
  await typeAddress(opened, '60610');
  await expect.element(opened.screen.getByText(/^Found the center of the ZIP code/)).toBeVisible();
  await expect.element(opened.pin).toBeVisible();
  await opened.type(/^ZIP code/, '60607');

  await opened.screen.getByText('Enter coordinates').click();
  await expect.element(opened.screen.getByRole('textbox', { name: /^Latitude/ })).toHaveValue('41.87');
  await opened.screen.getByRole('textbox', { name: /^ZIP code/ }).click();
  await opened.screen.getByRole('textbox', { name: /^Phone/ }).click();
  expect(opened.lookUps().map(({ variables }) => variables['postalCode'])).toEqual(['60610', '60607']);
});

test('a pin that was moved by hand stays', async () => {
  const opened = await open();
  await typeAddress(opened, '60610');
  await expect.element(opened.pin).toBeVisible();
  await opened.screen.getByRole('group', { name: 'Map' }).click({ position: { x: 60, y: 200 } });
  await expect.element(opened.pin).not.toHaveAttribute('aria-valuetext', 'At the center of the ZIP code');
  await opened.type(/^ZIP code/, '60607');

  expect(opened.lookUps()).toHaveLength(1);
});

test('an address that is not on the map says so and leaves the pin to the person', async () => {
  const opened = await open();
  await typeAddress(opened, '99999');

  await expect.element(opened.screen.getByText(/^We could not find this address/)).toBeVisible();
  await expect.element(opened.screen.getByRole('button', { name: 'Look up address' })).toBeVisible();
  await expect.element(opened.screen.getByRole('button', { name: 'Use my position' })).toBeVisible();
});
