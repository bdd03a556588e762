import { expect, test } from 'vitest';
import { homeSummary } from './homeSummary.ts';

test.each([
  [{ shifts: 2, people: 9, openPlaces: 3 }, '2 shifts today, 9 people. 3 places open in the next 7 days.'],
  [{ shifts: 1, people: 1, openPlaces: 1 }, '1 shift today, 1 person. 1 place open in the next 7 days.'],
  [{ shifts: 0, people: 0, openPlaces: 0 }, 'No shifts today. No places open in the next 7 days.'],
  [{ shifts: 3, people: 0, openPlaces: null }, '3 shifts today, 0 people.'],
])('%o reads: %s', (counts, expected) => {
  expect(homeSummary(counts)).toBe(expected);
});
