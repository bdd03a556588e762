import { expect, test } from 'vitest';
import { readDayScheduleSearch, writeDayScheduleSearch } from './dayScheduleSearch.ts';

const today = { date: null, days: 1 };

test.each([
  ['nothing', {}],
  ['a day that does not exist', { date: '2026-02-30' }],
  ['a date in another form', { date: '3/7/2026' }],
  ['a number of days that is not offered', { days: 5 }],
  ['values of other types', { date: 20_260_307, days: [] }],
])('an address with %s means today', (_what, search) => {
  expect(readDayScheduleSearch(search)).toEqual(today);
});

test.each([
  ['2026-03-07', 3],
  [null, 7],
  ['2028-02-29', 1],
] as const)('a day schedule from %s for %s days round-trips', (date, days) => {
  expect(readDayScheduleSearch({ ...writeDayScheduleSearch({ date, days }) })).toEqual({ date, days });
});

test('today has no search params', () => {
  expect(writeDayScheduleSearch({ date: null, days: 1 })).toEqual({});
});
