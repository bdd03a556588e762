import { expect, test } from 'vitest';
import { Temporal } from '../../platform/time/temporal.ts';
import { occurrenceName, occurrenceOf, weekOfMonth } from './weekOfMonth.ts';

test.each([
  ['2026-03-01', 1, 'first'],
  ['2026-03-07', 1, 'first'],
  ['2026-03-08', 2, 'second'],
  ['2026-03-21', 3, 'third'],
  ['2026-03-28', 4, 'fourth'],
  ['2026-03-29', -1, 'last'],
  ['2026-03-31', -1, 'last'],
] as const)('%s is number %i of its weekday: the %s', (date, occurrence, name) => {
  expect(weekOfMonth(Temporal.PlainDate.from(date))).toBe(occurrence);
  expect(occurrenceName(occurrence)).toBe(name);
});

test.each([
  [3, 3],
  [-1, -1],
  [5, null],
  [0, null],
  [null, null],
])('%j means %j', (number, occurrence) => {
  expect(occurrenceOf(number)).toBe(occurrence);
});
