import { expect, test } from 'vitest';
import { startingWage } from './startingWage.ts';

test.each([
  ['the usual wage', [2100, 2300, 1600], 2100],
  ['the recommended one where there is no usual one', [null, 2300, 1600], 2300],
  ['18 dollars where nothing is known', [null, null, null], 1800],
  ['never under the least for the position', [1700, 2300, 1950], 1950],
  ['never under 15 dollars', [1200, null, null], 1500],
  ['never above 75 dollars', [9000, null, null], 7500],
] as const)('a posting starts with %s', (_, [defaultCents, recommendedCents, minimumCents], cents) => {
  expect(startingWage({ defaultCents, recommendedCents, minimumCents })).toBe(cents);
});
