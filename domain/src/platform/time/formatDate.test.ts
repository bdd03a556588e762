import { expect, test } from 'vitest';
import { formatDate, formatDates } from './formatDate.ts';

test.each([
  ['2026-03-02', 'Mar 2, 2026'],
  ['2099-12-31', 'Dec 31, 2099'],
  ['2024-02-29', 'Feb 29, 2024'],
])('%s is "%s"', (date, words) => {
  expect(formatDate(date)).toBe(words);
});

test.each([
  ['2026-03-02', '2026-03-08', 'Mar 2 – Mar 8, 2026'],
  ['2025-12-28', '2026-01-03', 'Dec 28, 2025 – Jan 3, 2026'],
  ['2026-03-02', '2026-03-02', 'Mar 2, 2026'],
])('from %s to %s is "%s"', (from, to, words) => {
  expect(formatDates(from, to)).toBe(words);
});

test('what is no day is refused', () => {
  expect(() => formatDate('soon')).toThrow(RangeError);
});
