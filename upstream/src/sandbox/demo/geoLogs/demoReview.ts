import type { ReviewReason } from '../../../day/geoLogs/reviewReasons.ts';
import { wholeSecond } from '../calendar/wholeSecond.ts';
import type { RandomStream } from '../random/randomStream.ts';
import { managersOf } from '../users/managersOf.ts';

const hour = 3_600_000;

/** Managers get to a flagged log within four days. */
const patience = 96 * hour;

const notes: Record<ReviewReason, readonly string[]> = {
  COARSE_PRECISION: [
    'The shift lead saw them on time.',
    'Old phone. The sign-in sheet has the same time.',
    'Spoke with the pro. Location services were on battery saver.',
  ],
  PUNCH_OUTSIDE: [
    'Clocked in from the parking garage across the street.',
    'Helped unload the van first. Time is right.',
    'Clocked out on the way home. Hours corrected.',
  ],
  LONG_ABSENCE: [
    'Picked up ice for the bar, asked to by the chef.',
    'Meal break off site. The break is on the timesheet.',
    'Moved the car. Agreed with the captain.',
  ],
};

type FlaggedLog = { at: number; now: number; locationId: number; reasons: readonly ReviewReason[] };

/** The review of a flagged log once managers got to it. */
export function demoReview(stream: RandomStream, { at, now, locationId, reasons }: FlaggedLog) {
  const [reason] = reasons;
  const reviewedAt = at + stream.between(2, 90) * hour;
  if (reason === undefined || at > now - patience || reviewedAt > now) {
    return { review_note: null, reviewed_ts: null, reviewed_by_user_id: null };
  }
  return {
    review_note: stream.pick(notes[reason]),
    reviewed_ts: wholeSecond(reviewedAt),
    reviewed_by_user_id: managersOf(locationId)[0]?.id ?? null,
  };
}
