import { ApiError } from '../../platform/errors.ts';
import type { LockedGig } from '../gigs/lockGig.ts';

/**
 * Checks that a gig can be cancelled: it has not started and its status is not final.
 *
 * @throws ApiError invalid_transition
 */
export function checkCancellable(gig: Pick<LockedGig, 'status' | 'start_time'>, now: Date): void {
  if (gig.status !== 'POSTED' && gig.status !== 'CONFIRMED' && gig.status !== 'UNAPPROVED') {
    throw new ApiError(
      'invalid_transition',
      `This shift is ${gig.status.toLowerCase()}: it can no longer be cancelled.`,
    );
  }
  if (gig.start_time <= now) {
    throw new ApiError(
      'invalid_transition',
      'This shift has started: send pros home or record no-shows instead.',
    );
  }
}
