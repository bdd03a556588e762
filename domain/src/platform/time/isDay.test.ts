import { expect, test } from 'vitest';
import { isDay } from './isDay.ts';

test.each([
  ['2026-02-28', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['1999-12-31', false],
  ['2100-01-01', false],
  ['2026-2-3', false],
  ['today', false],
  ['', false],
])('whether %s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});
