import { expect, test } from 'vitest';
import { addressDialogSchema, addressInput, emptyAddress } from './addressDialogForm.ts';

const typed = {
  ...emptyAddress,
  name: ' Rooftop ',
  streetAddress: '1 Water Street',
  city: 'New York',
  stateCode: 'ny',
  postalCode: '10004',
};

test('what was typed becomes an input; a point that was left out is left to the server', () => {
  expect(addressInput(addressDialogSchema.parse(typed))).toEqual({
    name: 'Rooftop',
    streetAddress: '1 Water Street',
    city: 'New York',
    stateCode: 'NY',
    postalCode: '10004',
    geofenceRadiusMeters: 200,
  });
});

test('a point and a zone go along', () => {
  const place = { longitude: '-74', latitude: '40.7', timeZone: 'America/New_York' };
  expect(addressInput(addressDialogSchema.parse({ ...typed, ...place }))).toMatchObject({
    coordinates: { longitude: -74, latitude: 40.7 },
    timeZone: 'America/New_York',
  });
});

test.each([
  ['', 200],
  ['50', 50],
])('a radius of "%s" is %d m', (geofenceRadiusMeters, meters) => {
  expect(addressDialogSchema.parse({ ...typed, geofenceRadiusMeters }).geofenceRadiusMeters).toBe(meters);
});

test.each(['49', '1001', 'far', '99.5'])('a radius of "%s" is refused', (geofenceRadiusMeters) => {
  const { error } = addressDialogSchema.safeParse({ ...typed, geofenceRadiusMeters });
  expect(error?.issues.map(({ message }) => message)).toEqual(['Enter 160 ft to 3,280 ft']);
});

test('everything that an address lacks is named at once', () => {
  const { error } = addressDialogSchema.safeParse(emptyAddress);
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual(
    ['streetAddress', 'city', 'stateCode', 'postalCode'].map((name) => [name, 'This field is required']),
  );
});
