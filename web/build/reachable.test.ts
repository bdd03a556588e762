import { expect, test } from 'vitest';
import { reachable } from './reachable.ts';

const next: Record<string, readonly string[]> = { a: ['b', 'c'], b: ['d'], c: ['d'], d: ['a'], e: ['a'] };

test('follows every way once, also in a circle, and has the starts', () => {
  expect([...reachable(['a'], (one) => next[one] ?? [])].toSorted()).toEqual(['a', 'b', 'c', 'd']);
});
