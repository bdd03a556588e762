import { expect, test } from 'vitest';
import { chunkRows } from './chunkRows.ts';

test('splits rows into chunks of equal size and a remainder', () => {
  expect(chunkRows([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(chunkRows([1, 2], 2)).toEqual([[1, 2]]);
  expect(chunkRows([], 2)).toEqual([]);
});

test('an item with many rows is not split', () => {
  const days = ['a', 'bbbbb', 'cc', 'd', 'ee'];
  expect(chunkRows(days, 3, ({ length }) => length)).toEqual([['a', 'bbbbb'], ['cc', 'd'], ['ee']]);
});
