import { expect, test } from 'vitest';
import { overallRating } from './overallRating.ts';

const rating = (category: string, value: number) => ({ category, value });

test.each([
  ['the rating in the overall category', [rating('SKILL', 1), rating('OVERALL', 4)], 4],
  ['the average of the others without one', [rating('SKILL', 4), rating('TEAMWORK', 5)], 4.5],
  ['unknown without ratings', [], null],
])('the overall rating is %s', (_what, ratings, value) => {
  expect(overallRating(ratings)).toBe(value);
});
