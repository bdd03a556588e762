import { expect, test } from 'vitest';
import { fillText, wageForecast } from './fillForecast.ts';

const none = { gigs: 0, filledGigs: 0, medianHoursToFill: null };
const some = { gigs: 12, filledGigs: 4, medianHoursToFill: 30 };
const most = { gigs: 10, filledGigs: 9, medianHoursToFill: 6.5 };

test.each([
  [none, null],
  [most, '9 of 10 were filled, half of them within 6 h 30 min'],
  [{ ...most, medianHoursToFill: 75 }, '9 of 10 were filled, half of them within 3 days'],
  [{ ...most, medianHoursToFill: null }, '9 of 10 were filled'],
  [{ ...most, filledGigs: 1 }, '1 of 10 was filled'],
  [{ ...most, filledGigs: 0 }, 'none of 10 was filled'],
  [{ ...most, gigs: 1, filledGigs: 1 }, 'the only one was filled'],
  [{ ...none, gigs: 1 }, 'the only one was not filled'],
])('%j reads "%s"', (outcome, text) => {
  expect(fillText(outcome)).toBe(text);
});

test.each([
  [none, none, 'There is no history here yet that shows what that does.'],
  [
    some,
    most,
    'Of such shifts here that paid less, 4 of 12 were filled, half of them within 30 h. ' +
      'Of those that paid $22.00 or more, 9 of 10 were filled, half of them within 6 h 30 min.',
  ],
  [none, most, 'Of those that paid $22.00 or more, 9 of 10 were filled, half of them within 6 h 30 min.'],
  [some, none, 'Of such shifts here that paid less, 4 of 12 were filled, half of them within 30 h.'],
])('the forecast of %j below and %j above a wage: %s', (below, atWage, text) => {
  expect(wageForecast('$22.00', below, atWage)).toBe(text);
});
