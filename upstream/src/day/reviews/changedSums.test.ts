import { expect, test } from 'vitest';
import { changedSums } from './changedSums.ts';

const rating = (category: string, value: number) => ({ category, value });
const sum = (category: string, stars: number, rating_count: number) => ({ category, stars, rating_count });

test('a new review adds to the sums, and begins those of a category without ratings', () => {
  const after = [rating('OVERALL', 4), rating('SKILL', 3)];
  expect(changedSums([sum('OVERALL', 9, 2)], { before: [], after })).toEqual([
    sum('OVERALL', 13, 3),
    sum('SKILL', 3, 1),
  ]);
});

test('a changed review replaces what it added, and takes back the categories that it leaves out', () => {
  const sums = [sum('OVERALL', 13, 3), sum('SKILL', 3, 1)];
  const before = [rating('OVERALL', 4), rating('SKILL', 3)];
  expect(changedSums(sums, { before, after: [rating('OVERALL', 1)] })).toEqual([
    sum('OVERALL', 10, 3),
    sum('SKILL', 0, 0),
  ]);
});

test('a review that no sum contains is not subtracted', () => {
  const before = [rating('OVERALL', 2)];
  expect(changedSums([], { before, after: [rating('OVERALL', 5)] })).toEqual([sum('OVERALL', 5, 1)]);
});
