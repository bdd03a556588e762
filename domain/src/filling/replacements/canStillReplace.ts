import type { Temporal } from '../../platform/time/temporal.ts';

/** The time to respond to a late offer, in milliseconds. */
const lateAnswer = 30 * 60_000;

/** The minimum remaining work when a late offer expires, in milliseconds. */
const leastWork = 60 * 60_000;

/**
 * Whether a replacement can still be sought for a gig that ends then: that leaves time to respond, and an hour of work
 * after that.
 */
export function canStillReplace(endTime: Temporal.Instant, now: Temporal.Instant): boolean {
  return now.epochMilliseconds <= endTime.epochMilliseconds - lateAnswer - leastWork;
}
