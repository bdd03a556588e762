import { invalidTransition } from '../../filling/applications/transitions/applicationState.ts';
import type { ReviewedWork } from './lockWorkToReview.ts';

/** How long after the work a pro can be rated, and a rating changed, in days. */
const reviewDays = 14;

/** @throws ApiError invalid_transition for a pro who has not come, and for work of long ago */
export function requireReviewable(work: ReviewedWork, now: Date): void {
  if (!work.is_confirmed || work.is_cancelled || work.is_gig_cancelled) {
    throw invalidTransition('Only a pro who worked the shift can be rated.');
  }
  const hasCome = work.has_clocked_in || work.sent_home_ts !== null || work.work_end_time <= now;
  if (!hasCome) {
    throw invalidTransition('This pro has not clocked in: rate them afterwards, or after the shift.');
  }
  if (now.getTime() > work.work_end_time.getTime() + reviewDays * 24 * 3_600_000) {
    throw invalidTransition(`Ratings close ${reviewDays} days after the shift.`);
  }
}
