import fc from 'fast-check';
import { expect, test } from 'vitest';
import { weekdays } from '../../platform/time/weekday.ts';
import { dashboardDaysProblem, dayCount, isPartialWeek, weeksUntil } from './dashboardPeriod.ts';

test.each([
  ['2026-03-02', '2026-03-08', false],
  ['2026-03-02', '2026-03-07', true],
  ['2026-03-02', '2026-03-02', true],
])('whether the week from %s to %s is partial: %s', (from, to, expected) => {
  expect(isPartialWeek({ from, to })).toBe(expected);
});

test.each([
  ['2026-03-02', '2026-03-02', null],
  ['2024-03-02', '2026-03-02', null],
  ['2024-03-01', '2026-03-02', 'Choose at most two years.'],
  ['2026-03-02', '2026-03-01', 'The last day is before the first one.'],
  ['', '2026-03-01', 'Enter both days, between 2000 and 2099.'],
  ['1999-12-31', '2000-01-01', 'Enter both days, between 2000 and 2099.'],
  ['2099-12-31', '2100-01-01', 'Enter both days, between 2000 and 2099.'],
  ['2026-02-30', '2026-03-01', 'Enter both days, between 2000 and 2099.'],
])('the problem with days from %s to %s: %s', (from, to, expected) => {
  expect(dashboardDaysProblem({ from, to })).toBe(expected);
});

test.each([
  ['2026-03-01', 'MONDAY', '2026-02-02'],
  ['2026-03-02', 'MONDAY', '2026-02-09'],
  ['2026-03-03', 'SATURDAY', '2026-02-07'],
] as const)('four weeks until %s that begin on %s are from %s', (day, weekStart, from) => {
  expect(weeksUntil(day, 4, weekStart)).toEqual({ from, to: day });
});

test('the weeks until any day begin on the first day of the work week and are complete but for the last', () => {
  const day = fc.date({
    min: new Date('2020-01-01'),
    max: new Date('2090-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 104 }), fc.constantFrom(...weekdays), (date, weeks, start) => {
      const days = weeksUntil(date.toISOString().slice(0, 10), weeks, start);
      expect(weekdays[(new Date(days.from).getUTCDay() + 6) % 7]).toBe(start);
      expect(Math.ceil(dayCount(days) / 7)).toBe(weeks);
    }),
  );
});
