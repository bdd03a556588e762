import { expect, test } from 'vitest';
import { wageFor } from './wageFor.ts';

test.each([
  [480, 2_400, 19_200],
  [450, 1_850, 13_875],
  [0, 2_400, 0],
  // 1 minute of $15.30 is exactly 25.5 cents.
  [1, 1_530, 26],
  [1, 1_529, 25],
])('%d minutes at %d cents an hour earn %d cents', (minutes, wageCents, expected) => {
  expect(wageFor(minutes, wageCents)).toBe(expected);
});
