import type { Temporal } from '../../platform/time/temporal.ts';

const leadTime = { minutes: 15 };

/**
 * Whether it is too late to treat a start as still ahead. The pro is at the door a quarter of an hour early, so a start
 * counts as past once the moment 15 minutes before it has passed.
 *
 * @param startTime the start in the location's zone
 */
export function startCountsAsPast(startTime: Temporal.ZonedDateTime, now: Temporal.Instant): boolean {
  return startTime.subtract(leadTime).epochNanoseconds < now.epochNanoseconds;
}
