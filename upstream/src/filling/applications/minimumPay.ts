import type { SendHomeReason } from './sendHomeReasons.ts';

/** A pro is paid for so much time at least, or for the posted time of a shorter shift. */
export const guaranteedMinutes = 4 * 60;

/** A pro who comes later than that is late. */
export const toleratedMinutes = 15;

/**
 * Whether a pro has no guaranteed minimum: sent home for attire or conduct, or too late, unless they were sent home for
 * another reason.
 *
 * @param reason why the pro was sent home; null for one who was not
 * @param minutesLate from the start of the work to the arrival, with fractions
 */
export function losesMinimumPay(reason: SendHomeReason | null, minutesLate: number): boolean {
  if (reason === null || reason === 'LATE') return minutesLate > toleratedMinutes;
  return reason === 'ATTIRE' || reason === 'CONDUCT';
}
