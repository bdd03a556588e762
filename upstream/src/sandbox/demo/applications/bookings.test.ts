import { expect, test } from 'vitest';
import { Bookings } from './bookings.ts';

const hour = 60 * 60 * 1000;
const span = (start: number, end: number) => ({ start: start * hour, end: end * hour });

test.each([
  ['the same time', span(10, 16), false],
  ['a time inside', span(12, 13), false],
  ['a time around', span(8, 20), false],
  ['half an hour later', span(16.5, 20), false],
  ['an hour later', span(17, 20), true],
  ['an hour earlier', span(5, 9), true],
])('a pro booked from 10 to 16 for a shift %s', (_, asked, isFree) => {
  const bookings = new Bookings();
  bookings.book(1, span(10, 16));
  expect(bookings.isFree(1, asked)).toBe(isFree);
  expect(bookings.isFree(2, asked)).toBe(true);
});
