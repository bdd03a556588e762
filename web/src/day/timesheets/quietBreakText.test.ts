import { expect, test } from 'vitest';
import { quietBreakText } from './quietBreakText.ts';

const check = { lengthMinutes: 30, minutesOff: 0, dueAt: null };

test.each([
  [{ ...check, status: 'NOT_APPLICABLE' }, 'There is no break rule here'],
  [{ ...check, status: 'SHORT_SHIFT' }, 'The shift is too short for a break'],
  [{ ...check, status: 'COMPLIANT' }, '30 min break was taken on time'],
  [{ ...check, status: 'UNKNOWN' }, '30 min break is due'],
  [{ ...check, status: 'UNKNOWN', dueAt: '2026-11-20T22:00:00Z' }, null],
  [{ ...check, status: 'TOO_LATE' }, null],
])('a break check of %j reads "%s"', (facts, text) => {
  expect(quietBreakText(facts)).toBe(text);
});
