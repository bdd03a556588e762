import { expect, test } from 'vitest';
import { lengthText } from './lengthText.ts';
import { scaleMeters } from './scaleBar.ts';

test.each([
  [3, '10 ft'],
  [50, '50 ft'],
  [260, '200 ft'],
  [400, '500 ft'],
  [2600, '2,000 ft'],
  [3300, '1 mile'],
  [25_600, '5 miles'],
  [9_000_000, '500 miles'],
])('a map of %d m to each side has a bar of %s', (halfWidth, text) => {
  expect(lengthText(scaleMeters(halfWidth))).toBe(text);
});
