import { expect, test } from 'vitest';
import { Temporal } from '../../platform/time/temporal.ts';
import { readDate } from './readDate.ts';

const today = Temporal.PlainDate.from('2026-11-20');

test.each([
  ['2026-12-03', '2026-12-03'],
  [' 2026-1-3 ', '2026-01-03'],
  ['12/3/2026', '2026-12-03'],
  ['12/3/26', '2026-12-03'],
  ['12-3-2026', '2026-12-03'],
  ['Dec 3, 2026', '2026-12-03'],
  ['december 3 2026', '2026-12-03'],
  ['Thu, Dec. 3', '2026-12-03'],
  ['11/20', '2026-11-20'],
  ['11/19', '2027-11-19'],
  ['Feb 3', '2027-02-03'],
  // There is none this year.
  ['2/29', null],
  ['2028-02-29', '2028-02-29'],
  ['13/1/2026', null],
  ['2/30/2026', null],
  ['Foo 3', null],
  ['tomorrow', null],
  ['', null],
])('%j is %s', (text, date) => {
  expect(readDate(text, today)).toBe(date);
});
