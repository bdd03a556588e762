import { expect, test } from 'vitest';
import { weekStart } from './weekStart.ts';

test.each([
  ['2026-11-15', '2026-11-15'],
  ['2026-11-16', '2026-11-15'],
  ['2026-11-21', '2026-11-15'],
  ['2027-01-01', '2026-12-27'],
])('the week of %s starts on %s', (date, sunday) => {
  expect(weekStart(date)).toBe(sunday);
});
