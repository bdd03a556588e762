import { expect, test } from 'vitest';
import { parseReferralCode } from './parseReferralCode.ts';

test.each([
  ['copper-finch', 'COPPER-FINCH'],
  [' A1b2 ', 'A1B2'],
  ['a'.repeat(32), 'A'.repeat(32)],
  ['', null],
  ['abc', null],
  ['a'.repeat(33), null],
  ['with space', null],
  [null, null],
  [undefined, null],
  [7, null],
])('makes %j %j', (text, code) => {
  expect(parseReferralCode(text)).toBe(code);
});
