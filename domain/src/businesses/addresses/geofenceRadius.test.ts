import { expect, test } from 'vitest';
import { geofenceRadius, geofenceRadiusLimits } from './geofenceRadius.ts';

test.each([50, geofenceRadiusLimits.usual, 1000])('%d m is a radius', (meters) => {
  expect(geofenceRadius.parse(meters)).toBe(meters);
});

test.each([49, 1001, 99.5, -200, 0, Number.NaN])('%d m is no radius', (meters) => {
  expect(geofenceRadius.safeParse(meters).error?.issues.map(({ message }) => message)).toEqual([
    'Enter 50 to 1000 meters',
  ]);
});
