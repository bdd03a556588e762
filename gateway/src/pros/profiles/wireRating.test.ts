import { expect, test } from 'vitest';
import { wireRating } from './wireRating.ts';

test.each([
  [null, undefined],
  [undefined, undefined],
  [0, 0],
  [4.5, 4.5],
  [4.35, 4.35],
  [4.351, 4.36],
  [5, 5],
])('the rating %s is sent as %s', (rating, wire) => {
  expect(wireRating(rating)).toBe(wire);
});
