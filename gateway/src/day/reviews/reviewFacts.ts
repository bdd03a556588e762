import type { ReviewFacts } from '@brigade/domain/day/reviews/reviewProblem.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import type { GigStatus } from '@brigade/domain/schedule/gigs/gigStatus.ts';
import type { GigApplicationWire } from '../../filling/applications/gigApplicationWire.ts';

/** What decides whether the pro can be rated. */
export function reviewFacts(
  { is_confirmed, is_cancelled, sent_home, timesheet, working_hours }: GigApplicationWire,
  gigStatus: GigStatus,
): ReviewFacts {
  return {
    isConfirmed: is_confirmed && !is_cancelled && gigStatus !== 'CANCELLED',
    hasCome: (timesheet?.time_punches.length ?? 0) > 0 || sent_home != null,
    workEnd: Temporal.Instant.from(working_hours.end_time),
  };
}
