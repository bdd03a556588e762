import type { LockedGig } from '../gigs/lockGig.ts';

/** The cancellation terms of a location. */
export type CancellationTerms = { cancellation_free_hours: number; cancellation_guaranteed_hours: number };

type CalledOff = Pick<LockedGig, 'start_time' | 'end_time' | 'unpaid_break_minutes' | 'wage_amount'> & {
  confirmed_applications: number;
};

/**
 * The total fee in dollars for the confirmed pros of a gig that is cancelled now: none until the free hours before its
 * start; then the guaranteed hours, or the whole shift if it is shorter.
 */
export function cancellationFee(gig: CalledOff, terms: CancellationTerms, now: Date): number {
  const freeUntil = gig.start_time.getTime() - terms.cancellation_free_hours * 3_600_000;
  if (now.getTime() <= freeUntil) return 0;
  const minutes = (gig.end_time.getTime() - gig.start_time.getTime()) / 60_000 - gig.unpaid_break_minutes;
  const paidMinutes = Math.max(0, Math.min(minutes, terms.cancellation_guaranteed_hours * 60));
  const perProCents = Math.round((paidMinutes * Math.round(gig.wage_amount * 100)) / 60);
  return (perProCents * gig.confirmed_applications) / 100;
}
