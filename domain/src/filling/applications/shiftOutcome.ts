import type { ApplicationStatus } from './applicationStatus.ts';
import type { CancellationReason } from '../../schedule/cancelling/cancellationReason.ts';

/** What became of a shift that a pro had confirmed, as far as it depended on the pro. */
export type ShiftOutcome = 'WORKED' | 'CANCELLED' | 'NO_SHOW';

/** The facts that determine the outcome. */
export interface ShiftFacts {
  readonly status: ApplicationStatus;
  readonly isConfirmed: boolean;
  /** Null unless cancelled. */
  readonly reason: CancellationReason | null;
}

/**
 * The outcome of an application; null if the pro had no shift, has not finished it, or lost it for a reason that says
 * nothing about them.
 */
export function shiftOutcome({ status, isConfirmed, reason }: ShiftFacts): ShiftOutcome | null {
  switch (status) {
    case 'CREATED':
    case 'SELECTED':
    case 'CONFIRMED':
      return null;
    case 'CANCELLED':
      if (reason === 'NO_SHOW') return 'NO_SHOW';
      // To withdraw an application that was not confirmed breaks no promise.
      return reason === 'CALLED_OUT' || (reason === 'CANCELLED_BY_PRO' && isConfirmed) ? 'CANCELLED' : null;
    default:
      return 'WORKED';
  }
}
