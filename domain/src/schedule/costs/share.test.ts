import { expect, test } from 'vitest';
import { share } from './share.ts';

test.each([
  [10_000, 20, 2_000],
  [0, 20, 0],
  [10_000, 0, 0],
  [10_000, 2.9, 290],
  // Half a cent goes up, a hair less goes down.
  [50, 1, 1],
  [49, 1, 0],
  [150, 1, 2],
  // In binary fractions 1.15 % of 100 lies below the 1.15 that it is.
  [100, 1.15, 1],
  [10_000, 0.57, 57],
  [5_000, 0.29, 15],
])('the share of %d cents by %d percent is %d cents', (cents, percentage, expected) => {
  expect(share(cents, percentage)).toBe(expected);
});
