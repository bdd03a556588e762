import { expect, test } from 'vitest';
import { fillChance } from './fillChance.ts';

test.each([
  [5, 3, 60],
  [7, 5, 71],
  [100, 0, 0],
  [4, 4, null],
  [0, 0, null],
])('%d similar gigs, %d of them filled: %s percent', (gigs, filledGigs, expected) => {
  expect(fillChance({ gigs, filledGigs })).toBe(expected);
});
