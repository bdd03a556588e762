import { expect, test } from 'vitest';
import { searchedDate } from './searchedDate.ts';

const now = new Date('2026-11-23T15:00:00Z');

test.each([
  ['2026-12-05', '2026-12-05'],
  ['12/5', '2026-12-05'],
  ['12/05/2025', '2025-12-05'],
  ['Dec 5', '2026-12-05'],
  ['december 5, 2027', '2027-12-05'],
  ['Sept. 9', '2026-09-09'],
  ['1/2', '2027-01-02'],
  ['2/29/2028', '2028-02-29'],
])('%s names %s', (text, date) => {
  expect(searchedDate(text, now)?.toISOString().slice(0, 10)).toBe(date);
});

test.each([
  '2/30',
  '13/1',
  '2026-02-29',
  'Foo 5',
  'Market 10',
  'Decor 12',
  'dec',
  '5',
  'server dec 5',
  '0/0',
])('%s names no day', (text) => {
  expect(searchedDate(text, now)).toBeUndefined();
});
