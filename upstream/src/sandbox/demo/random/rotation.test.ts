import { expect, test } from 'vitest';
import { rotation } from './rotation.ts';

const parts = ['a', 'b', 'c', 'd', 'e'];

test('deals every item once before repeating one', () => {
  const deal = rotation(3, 'parts', parts);
  expect(Array.from({ length: 5 }, (_, index) => deal(index)).toSorted()).toEqual(parts);
  expect(deal(5)).toBe(deal(0));
});

test('another seed deals in another order', () => {
  const orders = [1, 2, 3, 4].map((seed) => {
    const deal = rotation(seed, 'parts', parts);
    return parts.map((_, index) => deal(index)).join('');
  });
  expect(new Set(orders).size).toBeGreaterThan(1);
});

test('rejects an empty list', () => {
  expect(() => rotation(1, 'none', [])(0)).toThrow(RangeError);
});
