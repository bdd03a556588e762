import type { Temporal } from '../../platform/time/temporal.ts';

/** In nanoseconds. */
const leadTime = 15n * 60_000_000_000n;

/**
 * Whether it is too late to treat a start as still ahead. The pro is at the door a quarter of an hour early, so a start
 * counts as past once the moment 15 minutes before it has passed.
 *
 * @param startTime the start, in any zone or none
 */
export function startCountsAsPast(
  startTime: Pick<Temporal.Instant, 'epochNanoseconds'>,
  now: Temporal.Instant,
): boolean {
  return startTime.epochNanoseconds - leadTime < now.epochNanoseconds;
}
