import { expect, test } from 'vitest';
import { losesMinimumPay } from './minimumPay.ts';

test.each([
  [null, false, true],
  ['LATE', false, true],
  ['ATTIRE', true, true],
  ['CONDUCT', true, true],
  ['FEWER_PROS_NEEDED', false, false],
  ['OTHER', false, false],
] as const)(
  'the minimum of a pro sent home for %s is lost when 15 minutes late: %s, later: %s',
  (reason, ...lost) => {
    expect([15, 15.1].map((minutes) => losesMinimumPay(reason, minutes))).toEqual(lost);
  },
);
