import { Temporal } from '../../platform/time/temporal.ts';
import { reviewDays } from './reviewTerms.ts';

/** What decides whether a pro can be rated. */
export interface ReviewFacts {
  /** Whether the pro was confirmed and their work was not cancelled. */
  readonly isConfirmed: boolean;
  /** Whether the pro clocked in, or was sent home. */
  readonly hasCome: boolean;
  readonly workEnd: Temporal.Instant;
}

/** Why a pro cannot be rated at this time, as a sentence; null if they can. */
export function reviewProblem(
  { isConfirmed, hasCome, workEnd }: ReviewFacts,
  now: Temporal.Instant,
): string | null {
  if (!isConfirmed) return 'Only a pro who worked the shift can be rated.';
  const isOver = Temporal.Instant.compare(now, workEnd) >= 0;
  if (!hasCome && !isOver) return 'You can rate this pro once they have clocked in, or after the shift.';
  const closes = workEnd.add({ hours: 24 * reviewDays });
  return Temporal.Instant.compare(now, closes) > 0
    ? `Ratings close ${reviewDays} days after the shift.`
    : null;
}
