import { describe, expect, test } from 'vitest';
import { optionalReferralCode, referralCode } from './referralCode.ts';

const message = 'A referral code has 4 to 32 letters, digits or "-"';

describe('referralCode', () => {
  test.each([
    ['copper-finch', 'COPPER-FINCH'],
    [' A1b2 ', 'A1B2'],
    ['a'.repeat(32), 'A'.repeat(32)],
  ])('takes "%s"', (text, code) => {
    expect(referralCode.parse(text)).toBe(code);
  });

  test.each(['', 'abc', 'a'.repeat(33), 'with space', 'ab_cd', 'ümlaut', null, undefined, 7])(
    'refuses %j',
    (value) => {
      expect(referralCode.safeParse(value).error?.issues.map((issue) => issue.message)).toEqual([message]);
    },
  );
});

describe('optionalReferralCode', () => {
  test.each([
    ['copper-finch', 'COPPER-FINCH'],
    ['', null],
    ['  ', null],
    [null, null],
    [undefined, null],
  ])('makes %j %j', (value, code) => {
    expect(optionalReferralCode.parse(value)).toBe(code);
  });

  test('says of what is there but no code that it is none', () => {
    expect(optionalReferralCode.safeParse('abc').error?.issues[0]?.message).toBe(message);
  });
});
