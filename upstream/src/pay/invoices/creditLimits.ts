import type { CostLineCode } from '../payments/costLine.ts';
import { smallestCharge } from '../payments/smallestCharge.ts';
import type { Amount } from './invoiceTables.ts';
import { totalOf } from './lineAmounts.ts';

/** The fees for finding pros. The others are for what third parties provide. */
const serviceFees: readonly CostLineCode[] = ['PLATFORM_FEE', 'IN_NETWORK_FEE'];

/** How much credits take off an invoice at most, in cents: never all there is to charge. */
export function mostCredit(amounts: readonly Amount[]): number {
  return Math.max(0, totalOf(amounts) - smallestCharge);
}

/** How much rewards take off an invoice at most, in cents: its service fees, and never wages. */
export function mostReward(amounts: readonly Amount[]): number {
  return Math.max(0, totalOf(amounts.filter(({ code }) => serviceFees.includes(code))));
}
