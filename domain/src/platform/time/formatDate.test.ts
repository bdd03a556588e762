import { expect, test } from 'vitest';
import { formatDate } from './formatDate.ts';

test.each([
  ['2026-03-02', 'Mar 2, 2026'],
  ['2099-12-31', 'Dec 31, 2099'],
  ['2024-02-29', 'Feb 29, 2024'],
])('%s is "%s"', (date, words) => {
  expect(formatDate(date)).toBe(words);
});

test('what is no day is refused', () => {
  expect(() => formatDate('soon')).toThrow(RangeError);
});
