import { expect, test } from 'vitest';
import { type FeeName, feePercentage } from './locationFees.ts';

const ranges: [FeeName, number, number][] = [
  ['platform', 1, 100],
  ['w2', 0, 100],
  ['tipping', 0, 100],
  ['backgroundChecks', 0, 10],
  ['inNetworkPayments', 0, 100],
];

test.each(ranges)('the fee %s is %d to %d percent', (fee, least, most) => {
  const message = `Enter ${least} to ${most} percent`;
  const percentage = feePercentage(fee);

  expect([least, least + 0.5, most].map((value) => percentage.safeParse(value).success)).toEqual([
    true,
    true,
    true,
  ]);
  for (const value of [least - 0.01, most + 0.01, Number.NaN, null]) {
    expect(percentage.safeParse(value).error?.issues.map((issue) => issue.message)).toEqual([message]);
  }
});
