import type { Amount } from '../invoices/invoiceTables.ts';
import { totalOf } from '../invoices/lineAmounts.ts';
import type { CostLineCode } from '../payments/costLine.ts';

/** The fees for finding pros. The others are for what third parties provide. */
const serviceFees: readonly CostLineCode[] = ['PLATFORM_FEE', 'IN_NETWORK_FEE'];

/** Card networks charge no less. */
const smallestCharge = 50;

/** How much rewards take off an invoice at most, in cents: its service fees, never wages, and never all there is to charge. */
export function creditLimit(amounts: readonly Amount[]): number {
  const fees = totalOf(amounts.filter(({ code }) => serviceFees.includes(code)));
  return Math.max(0, Math.min(fees, totalOf(amounts) - smallestCharge));
}
