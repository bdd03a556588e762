import { expect, test } from 'vitest';
import { formatMonth } from './formatMonth.ts';

test('names the month of a date, wherever the browser is', () => {
  expect(formatMonth('2024-03-01')).toBe('Mar 2024');
  expect(formatMonth('2024-12-31')).toBe('Dec 2024');
});
