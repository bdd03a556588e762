import { formatMoney } from '../../platform/money/money.ts';

/**
 * What is wrong with the amount of a refund, in cents; null if nothing is.
 *
 * @param most what the business paid and did not get back yet; null if unknown
 */
export function refundAmountProblem(cents: number, most: number | null): string | null {
  if (!(cents >= 1)) return 'At least $0.01';
  return most !== null && cents > most ? `At most ${formatMoney(most, 'USD')}` : null;
}
