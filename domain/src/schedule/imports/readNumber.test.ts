import { expect, test } from 'vitest';
import { readNumber } from './readNumber.ts';

test.each([
  ['3', 3],
  [' 1,200 ', 1200],
  ['$22.50', 22.5],
  ['USD 22', 22],
  ['22.50 / h', 22.5],
  ['$22 per hour', 22],
  ['22/hr', 22],
  ['30 min', 30],
  ['30m', 30],
  ['-3', null],
  ['three', null],
  ['2.', null],
  ['', null],
])('%j is %s', (text, number) => {
  expect(readNumber(text)).toBe(number);
});
