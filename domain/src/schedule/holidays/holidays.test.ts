import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Temporal } from '../../platform/time/temporal.ts';
import { holidaysOn, holidayText } from './holidays.ts';

const named = (date: string) => holidaysOn(Temporal.PlainDate.from(date)).map(({ name }) => name);

test.each([
  ['2026-01-01', ['New Year’s Day']],
  ['2026-01-19', ['Martin Luther King Jr. Day']],
  ['2026-02-08', ['Super Bowl Sunday']],
  ['2026-02-14', ['Valentine’s Day']],
  ['2027-02-14', ['Valentine’s Day', 'Super Bowl Sunday']],
  ['2026-02-16', ['Presidents’ Day']],
  ['2026-03-17', ['St. Patrick’s Day']],
  ['2026-04-03', ['Good Friday']],
  ['2026-04-05', ['Easter Sunday']],
  ['2024-03-31', ['Easter Sunday']],
  ['2038-04-25', ['Easter Sunday']],
  ['2026-05-05', ['Cinco de Mayo']],
  ['2026-05-10', ['Mother’s Day']],
  ['2026-05-25', ['Memorial Day']],
  ['2026-06-19', ['Juneteenth']],
  ['2026-06-21', ['Father’s Day']],
  ['2026-07-03', ['Independence Day (observed)']],
  ['2026-07-04', ['Independence Day']],
  ['2026-09-07', ['Labor Day']],
  ['2026-10-12', ['Columbus Day and Indigenous Peoples’ Day']],
  ['2026-10-31', ['Halloween']],
  ['2026-11-11', ['Veterans Day']],
  ['2026-11-25', ['Thanksgiving Eve']],
  ['2026-11-26', ['Thanksgiving']],
  ['2026-11-27', ['Black Friday']],
  ['2026-12-24', ['Christmas Eve']],
  ['2026-12-25', ['Christmas Day']],
  ['2026-12-31', ['New Year’s Eve']],
  // New Year’s Day 2028 is a Saturday.
  ['2027-12-31', ['New Year’s Eve', 'New Year’s Day (observed)']],
  ['2023-01-02', ['New Year’s Day (observed)']],
  ['2026-03-03', []],
])('the holidays on %s', (date, names) => {
  expect(named(date)).toEqual(names);
});

test('several holidays are written in one line', () => {
  expect(holidayText(Temporal.PlainDate.from('2027-02-14'))).toBe('Valentine’s Day, Super Bowl Sunday');
  expect(holidayText(Temporal.PlainDate.from('2026-03-03'))).toBeNull();
});

test('every year has 11 federal holidays, each once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2022, max: 2098 }), (year) => {
      const first = Temporal.PlainDate.from({ year, month: 1, day: 1 });
      const days = Array.from({ length: first.daysInYear }, (_, offset) => first.add({ days: offset }));
      const federal = days.flatMap((day) => holidaysOn(day)).filter(({ isFederal }) => isFederal);
      const actual = federal.map(({ name }) => name).filter((name) => !name.endsWith('(observed)'));
      expect(actual).toHaveLength(11);
      expect(new Set(actual).size).toBe(11);
    }),
  );
});
