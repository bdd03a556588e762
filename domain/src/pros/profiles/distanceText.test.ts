import { expect, test } from 'vitest';
import { distanceText } from './distanceText.ts';

test.each([
  [0, 'Under 1 mile away'],
  [1, '1 mile away'],
  [2, '2 miles away'],
  [100, '100 miles away'],
  [101, 'Over 100 miles away'],
  [2451, 'Over 100 miles away'],
  [null, null],
  [undefined, null],
])('%s miles read %s', (miles, text) => {
  expect(distanceText(miles)).toBe(text);
});
