import { expect, test } from 'vitest';
import { pastedPoint } from './pastedPoint.ts';

const newYork = { latitude: 40.7128, longitude: -74.006 };

test.each([
  ['40.7128, -74.0060', newYork],
  [' (40.7128,-74.006) ', newYork],
  ['40.7128 -74.006', newYork],
  ['40.7128° N, 74.0060° W', newYork],
  ['33.86 s; 151.21 e', { latitude: -33.86, longitude: 151.21 }],
  ['40.7128', null],
  ['218 Mott Street', null],
  ['91, 0', null],
  ['40.7128, -74.0060, 17', null],
  ['', null],
])('the pasted text %j is the point %j', (text, point) => {
  expect(pastedPoint(text)).toEqual(point);
});
