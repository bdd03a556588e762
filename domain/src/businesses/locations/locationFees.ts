import * as z from 'zod/mini';

/** The least and the most that each fee of a location may be, in percent. */
export const feeRanges = {
  platform: { least: 1, most: 100 },
  w2: { least: 0, most: 100 },
  tipping: { least: 0, most: 100 },
  backgroundChecks: { least: 0, most: 10 },
  inNetworkPayments: { least: 0, most: 100 },
} as const;

/** One of a location's fees. */
export type FeeName = keyof typeof feeRanges;

/** The percentage of one fee, within its range. */
export function feePercentage(fee: FeeName) {
  const { least, most } = feeRanges[fee];
  const message = `Enter ${least} to ${most} percent`;
  return z.number(message).check(z.minimum(least, message), z.maximum(most, message));
}
