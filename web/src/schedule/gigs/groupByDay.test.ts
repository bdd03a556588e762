import { expect, test } from 'vitest';
import { groupByDay, knownDate, startDate } from './groupByDay.ts';

test.each([
  ['2026-11-21T04:30:00Z', 'America/New_York', '2026-11-20'],
  ['2026-11-21T05:00:00Z', 'America/New_York', '2026-11-21'],
  ['2026-11-21T05:00:00Z', 'America/Los_Angeles', '2026-11-20'],
  // Daylight saving time ends on this day.
  ['2026-11-01T05:30:00Z', 'America/New_York', '2026-11-01'],
])('a gig at %s in %s is on %s', (start, zone, date) => {
  expect(startDate(start, zone)).toBe(date);
});

test('an unknown time zone is that of the browser', () => {
  const noon = new Date(2026, 10, 20, 12).toISOString();

  expect(startDate(noon, null)).toBe('2026-11-20');
});

test('groups items of the same day and keeps their order', () => {
  const dates = ['a', 'a', 'b', 'c'];
  expect(groupByDay([0, 1, 2, 3], (index) => dates[index] ?? '')).toEqual([
    { date: 'a', gigs: [0, 1] },
    { date: 'b', gigs: [2] },
    { date: 'c', gigs: [3] },
  ]);
  expect(groupByDay([], String)).toEqual([]);
});

test('each day comes once, though local days of several time zones alternate around midnight', () => {
  const dates = ['a', 'b', 'a', 'b'];
  expect(groupByDay([0, 1, 2, 3], (index) => dates[index] ?? '')).toEqual([
    { date: 'a', gigs: [0, 2] },
    { date: 'b', gigs: [1, 3] },
  ]);
});

test('computes the date of a gig once', () => {
  const [first, other] = [{}, {}];

  expect(knownDate(first, () => '2026-11-20')).toBe('2026-11-20');
  expect(knownDate(first, () => 'again')).toBe('2026-11-20');
  expect(knownDate(other, () => '2026-11-21')).toBe('2026-11-21');
});
