import { expect, test } from 'vitest';
import { metersText } from './metersText.ts';
import { scaleMeters } from './scaleBar.ts';

test.each([
  [3, 5],
  [50, 20],
  [260, 100],
  [400, 200],
  [25_600, 10_000],
  [9_000_000, 1_000_000],
])('a map of %d m to each side has a bar of %d m', (halfWidth, meters) => {
  expect(scaleMeters(halfWidth)).toBe(meters);
});

test.each([
  [0, '0 m'],
  [49.6, '50 m'],
  [1200, '1,200 m'],
  [10_000, '10 km'],
  [1_234_567, '1,235 km'],
])('a scale bar of %d m reads %s', (meters, text) => {
  expect(metersText(meters)).toBe(text);
});
