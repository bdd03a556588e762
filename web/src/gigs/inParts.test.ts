import { expect, test } from 'vitest';
import { inParts } from '../schedule/gigs/chunkRows.ts';

test('cuts rows into parts of one size, and a rest', () => {
  expect(inParts([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(inParts([1, 2], 2)).toEqual([[1, 2]]);
  expect(inParts([], 2)).toEqual([]);
});

test('keeps together what belongs together, however much it is', () => {
  const days = ['a', 'bbbbb', 'cc', 'd', 'ee'];
  expect(inParts(days, 3, ({ length }) => length)).toEqual([['a', 'bbbbb'], ['cc', 'd'], ['ee']]);
});
