import { expect, test } from 'vitest';
import { coordinates } from './coordinates.ts';

test.each([
  { longitude: -73.9952, latitude: 40.7217 },
  { longitude: -180, latitude: 90 },
  { longitude: 180, latitude: -90 },
])('%j is on the map', (point) => {
  expect(coordinates.parse(point)).toEqual(point);
});

test.each([
  [{ longitude: 180.1, latitude: 0 }, 'longitude', 'Enter degrees from -180 to 180'],
  [{ longitude: Number.NaN, latitude: 0 }, 'longitude', 'Enter degrees from -180 to 180'],
  [{ longitude: 0, latitude: -90.1 }, 'latitude', 'Enter degrees from -90 to 90'],
  [{ longitude: 0 }, 'latitude', 'Enter degrees from -90 to 90'],
])('%j is wrong at its %s', (point, field, message) => {
  expect(coordinates.safeParse(point).error?.issues).toMatchObject([{ path: [field], message }]);
});
