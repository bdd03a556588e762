import { expect, test } from 'vitest';
import { geocode } from './geocode.ts';

test.each([
  [
    'a postal code',
    { city: 'New York', state_code: 'NY', zip_code: '10012' },
    { longitude: -73.99, latitude: 40.73, precision: 'ZIP' },
  ],
  [
    'a postal code with four more digits',
    { state_code: 'TN', zip_code: '37203-1234' },
    { longitude: -86.79, latitude: 36.15, precision: 'ZIP' },
  ],
  [
    'a city, in any letters, when the code lies in another state',
    { city: 'nashville', state_code: 'TN', zip_code: '10012' },
    { longitude: -86.78, latitude: 36.16, precision: 'CITY' },
  ],
  [
    'a state when the city is not known',
    { city: 'Nowhere at all', state_code: 'CO', zip_code: '00000' },
    { longitude: -105.2, latitude: 39.3, precision: 'STATE' },
  ],
])('finds %s', async (_, address, { longitude, latitude, precision }) => {
  const place = await geocode(address);

  expect(place?.precision).toBe(precision);
  // Within about 30 km.
  expect(Math.abs((place?.longitude ?? 0) - longitude)).toBeLessThan(0.3);
  expect(Math.abs((place?.latitude ?? 0) - latitude)).toBeLessThan(0.3);
});

test('finds nothing in a state that does not exist', async () => {
  expect(await geocode({ city: 'New York', state_code: 'ZZ', zip_code: '10012' })).toBeNull();
});
