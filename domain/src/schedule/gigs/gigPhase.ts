import { Temporal } from '../../platform/time/temporal.ts';
import type { GigStatus } from './gigStatus.ts';

/** What people do with a gig: fill it, run it, pay for it, or look back. */
export type GigPhase = 'RECRUITING' | 'TODAY' | 'AFTER' | 'CLOSED';

/** How long before the start the work of the day begins: pros are on their way, and the roster matters more than applicants. */
const arrival = { hours: 2 };

interface PhaseFacts {
  readonly status: GigStatus;
  readonly startTime: Temporal.Instant;
  readonly endTime: Temporal.Instant;
  /** The number of confirmed pros. */
  readonly confirmed: number;
}

/** The phase of a gig at a moment. A gig that ended without a confirmed pro is closed: no one is to be paid. */
export function gigPhase(
  { status, startTime, endTime, confirmed }: PhaseFacts,
  now: Temporal.Instant,
): GigPhase {
  if (status === 'CANCELLED' || status === 'COMPLETED') return 'CLOSED';
  // Work can end before the posted time, with the last clock-out.
  if (status === 'INCOMPLETE' || status === 'FAILED_PAYMENT') return 'AFTER';
  if (Temporal.Instant.compare(now, endTime) >= 0) return confirmed > 0 ? 'AFTER' : 'CLOSED';
  return Temporal.Instant.compare(now, startTime.subtract(arrival)) >= 0 ? 'TODAY' : 'RECRUITING';
}
