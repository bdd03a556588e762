import { expect, test } from 'vitest';
import { formSchema } from '../screen/formSchema.ts';
import { addressShape, atAddressField, placeInput, wholePoint } from './addressForm.ts';

const schema = formSchema(addressShape).check(wholePoint());
const typed = {
  streetAddress: '218 Mott Street',
  city: 'New York',
  stateCode: 'ny',
  postalCode: '10012',
  longitude: '-73.9952',
  latitude: ' 40.7217 ',
  timeZone: 'America/New_York',
};

test('a point that was typed is sent as numbers, the state in capitals', () => {
  const address = schema.parse(typed);
  expect(address.stateCode).toBe('NY');
  expect(placeInput(address)).toEqual({
    coordinates: { longitude: -73.9952, latitude: 40.7217 },
    timeZone: 'America/New_York',
  });
});

test('what is empty is left to the server', () => {
  expect(placeInput(schema.parse({ ...typed, longitude: '', latitude: '', timeZone: '' }))).toEqual({});
});

test.each([
  [{ longitude: 'west' }, 'longitude', 'Enter degrees from -180 to 180'],
  [{ latitude: '91' }, 'latitude', 'Enter degrees from -90 to 90'],
  [{ longitude: '' }, 'latitude', 'Set both longitude and latitude, or neither'],
  [{ postalCode: '1001' }, 'postalCode', 'Invalid postal code'],
  [{ stateCode: '' }, 'stateCode', 'This field is required'],
])('an address with %j is wrong at its %s', (change, field, message) => {
  const { error } = schema.safeParse({ ...typed, ...change });
  expect(error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[field, message]]);
});

test.each([
  [['coordinates', 'longitude'], ['longitude']],
  [['coordinates'], ['latitude']],
  [['city'], ['city']],
])('a server error at %j is shown at %j', (path, field) => {
  expect(atAddressField({ path, message: 'No' })).toEqual({ path: field, message: 'No' });
});
