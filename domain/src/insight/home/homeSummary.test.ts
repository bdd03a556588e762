import { expect, test } from 'vitest';
import { homeSummary } from './homeSummary.ts';

/** A week from Monday, March 2, 2026, with so many places without a pro on each day. */
const weekWith = (missing: readonly number[], today = { gigs: 0, confirmed: 0 }) =>
  Array.from({ length: 7 }, (_, day) => ({
    date: `2026-03-0${day + 2}`,
    gigs: 1,
    places: 5 + (missing[day] ?? 0),
    confirmed: 5,
    ...(day === 0 ? { ...today, places: today.confirmed + (missing[0] ?? 0) } : {}),
  }));

test.each([
  [{ gigs: 2, confirmed: 9 }, '2 shifts today, 9 people.'],
  [{ gigs: 1, confirmed: 1 }, '1 shift today, 1 person.'],
  [{ gigs: 3, confirmed: 0 }, '3 shifts today, 0 people.'],
  [{ gigs: 0, confirmed: 0 }, 'No shifts today.'],
])('today with %o reads: %s', (today, expected) => {
  expect(homeSummary({ days: weekWith([], today), openPlaces: null })).toEqual({
    today: expected,
    open: null,
  });
});

test.each([
  [[1, 0, 0, 0, 2], 3, '3 places open before Saturday.'],
  [[0, 1], 1, '1 place open before Wednesday.'],
  [[2], 2, '2 places open today.'],
  [[0, 0, 0, 0, 0, 0, 4], 4, '4 places open in the next 7 days.'],
  [[], 0, 'No places open in the next 7 days.'],
  // A shift that has started lacks two pros: it is not open any more.
  [[2, 0, 1], 1, '1 place open in the next 7 days.'],
])('%j places without a pro, %i of them open, read: %s', (missing, openPlaces, open) => {
  expect(homeSummary({ days: weekWith(missing), openPlaces }).open).toBe(open);
});

test('the summary without days has only the number of open places', () => {
  expect(homeSummary({ days: [], openPlaces: 2 })).toEqual({
    today: 'No shifts today.',
    open: '2 places open in the next 7 days.',
  });
});
