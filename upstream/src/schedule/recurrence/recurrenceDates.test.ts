import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { recurrenceDates } from './recurrenceDates.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const weekday = (number: number, occurrence: number | null = null) => ({ weekday: number, occurrence });

test.each([
  ['each day', { freq: 'DAILY', interval: 1, byweekdays: [] }, ['2026-03-04', '2026-03-05', '2026-03-06']],
  [
    'every second day',
    { freq: 'DAILY', interval: 2, byweekdays: [] },
    ['2026-03-04', '2026-03-06', '2026-03-08'],
  ],
  [
    'the weekday of the first',
    { freq: 'WEEKLY', interval: 1, byweekdays: [] },
    ['2026-03-04', '2026-03-11', '2026-03-18'],
  ],
  [
    'weekdays, every second week',
    { freq: 'WEEKLY', interval: 2, byweekdays: [weekday(0), weekday(4)] },
    ['2026-03-06', '2026-03-16', '2026-03-20'],
  ],
  [
    'the day of the month',
    { freq: 'MONTHLY', interval: 1, byweekdays: [] },
    ['2026-03-04', '2026-04-04', '2026-05-04'],
  ],
  [
    'the last Friday of the month',
    { freq: 'MONTHLY', interval: 1, byweekdays: [weekday(4, -1)] },
    ['2026-03-27', '2026-04-24', '2026-05-29'],
  ],
  [
    'the second Sunday of every second month',
    { freq: 'MONTHLY', interval: 2, byweekdays: [weekday(6, 2)] },
    ['2026-03-08', '2026-05-10', '2026-07-12'],
  ],
] as const)('the dates of a rule for %s', (_what, rule, expected) => {
  const dates = recurrenceDates(
    { ...rule, byweekdays: [...rule.byweekdays], until: null },
    day('2026-03-04'),
    day('2027-01-01'),
  );

  expect(dates.slice(0, 3).map(String)).toEqual(expected);
});

test('includes the last day, and returns at most one more than the limit', () => {
  const daily = { freq: 'DAILY', interval: 1, byweekdays: [], until: null } as const;
  const rule = { ...daily, byweekdays: [] };

  expect(recurrenceDates(rule, day('2026-03-04'), day('2026-03-05'))).toHaveLength(2);
  expect(recurrenceDates(rule, day('2026-03-04'), day('2027-03-04'))).toHaveLength(105);
});
