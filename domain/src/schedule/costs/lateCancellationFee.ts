import { paidMinutes } from './paidMinutes.ts';
import { wageFor } from './wageFor.ts';

/** On what terms a location may cancel a gig. */
export interface CancellationTerms {
  /** Canceling is free up to so many hours before the start, inclusive. */
  readonly freeHours: number;
  /** After that, every confirmed pro is paid for so many hours, though never for more than the gig has. */
  readonly guaranteedHours: number;
}

/** What of a shift counts for it. */
export interface LateCancelledShift {
  /** Its length in minutes that really pass. */
  readonly minutes: number;
  readonly unpaidBreakMinutes: number;
  /** Cents an hour. */
  readonly wageCents: number;
}

/**
 * What each confirmed pro is owed for a shift that is called off when that is not free any more, in cents.
 *
 * @param guaranteedHours that many hours are paid, or all that the shift has, if those are fewer
 */
export function lateCancellationFee(shift: LateCancelledShift, guaranteedHours: number): number {
  const minutes = Math.min(paidMinutes(shift.minutes, shift.unpaidBreakMinutes), guaranteedHours * 60);
  return wageFor(minutes, shift.wageCents);
}
