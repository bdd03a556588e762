import { beforeEach, expect, test } from 'vitest';
import { createRetryTimes } from './retryTimes.ts';

let now = 0;
beforeEach(() => {
  now = 0.3;
});

const nextTimes = (count: number, { next } = createRetryTimes(() => now), caller = 'a', earliest = 1) =>
  Array.from({ length: count }, () => next(caller, earliest));
const count = (times: readonly number[], seconds: number) => times.filter((time) => time === seconds).length;

test('a single request may be sent again as soon as that can help', () => {
  expect(nextTimes(1)).toEqual([1]);
  expect(nextTimes(1, undefined, 'a', 7)).toEqual([7]);
});

test('ten requests that are refused together may be sent again in each second', () => {
  const times = nextTimes(25);
  expect([1, 2, 3].map((seconds) => count(times, seconds))).toEqual([10, 10, 5]);
});

test('very many requests may be sent again in thirty seconds, as many in each', () => {
  const times = nextTimes(600, undefined, 'a', 4);
  expect(new Set(times)).toEqual(new Set(Array.from({ length: 30 }, (_, index) => 4 + index)));
  expect(count(times, 4)).toBe(20);
});

test('retries of one caller do not delay those of another, and what is over does not delay later ones', () => {
  const times = createRetryTimes(() => now);
  nextTimes(100, times);
  expect(nextTimes(1, times, 'b')).toEqual([1]);
  expect(nextTimes(1, times)).toEqual([11]);
  now += 11_000;
  expect(nextTimes(1, times)).toEqual([1]);
});
