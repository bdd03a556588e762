import { beforeEach, expect, test } from 'vitest';
import { createRecentUse } from './recentUse.ts';

let now = 0;
beforeEach(() => {
  now = 0;
});

const recentUse = () => createRecentUse(() => now);

test('a caller is ahead that has used more than twice what the others used on average', () => {
  const { add, isAhead } = recentUse();
  add('greedy', 9);
  add('modest', 3);
  add('idle', 0);
  expect(isAhead('greedy')).toBe(true);
  expect(isAhead('modest')).toBe(false);
  add('modest', 7);
  expect(isAhead('greedy')).toBe(false);
});

test('a caller that is alone is never ahead', () => {
  const { add, isAhead } = recentUse();
  add('greedy', 1_000);
  expect(isAhead('greedy')).toBe(false);
  expect(isAhead('unknown')).toBe(false);
});

test('a caller that used no more time than a screen needs is not ahead', () => {
  const { add, isAhead } = recentUse();
  add('busy', 2);
  add('idle', 0);
  expect(isAhead('busy')).toBe(false);
});

test('recent use evicts what was used, and who was active, after ten seconds without calls', () => {
  const { add, isAhead } = recentUse();
  add('greedy', 9);
  add('modest', 0);
  now = 6_000;
  expect(isAhead('greedy')).toBe(true);
  add('greedy', 1);
  now = 12_000;
  // The other has left.
  add('greedy', 9);
  expect(isAhead('greedy')).toBe(false);
  now = 30_000;
  add('modest', 0);
  expect(isAhead('greedy')).toBe(false);
});
