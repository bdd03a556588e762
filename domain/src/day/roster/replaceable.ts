import type { Temporal } from '../../platform/time/temporal.ts';
import { isNotComing } from './attendance.ts';

/** The time to respond to a late offer, in milliseconds. */
const lateAnswer = 30 * 60_000;

/** The minimum remaining work when a late offer expires, in milliseconds. */
const leastWork = 60 * 60_000;

/**
 * The last moment at which a replacement can be sought, in milliseconds since the epoch: it leaves time to respond, and
 * an hour of work after that.
 */
function lastLateOffer(endMilliseconds: number): number {
  return endMilliseconds - lateAnswer - leastWork;
}

interface DroppedOut {
  /** Where the pro is on the day. A state that is not listed yet keeps its place. */
  readonly state: string | null | undefined;
  /** The places of the gig that no one is selected for. */
  readonly openPlaces: number;
  /** When the gig ends. */
  readonly endTime: Temporal.Instant;
}

/** Whether the place of a pro whose no-show or call-out is recorded can still be offered to others. */
export function isReplaceable({ state, openPlaces, endTime }: DroppedOut, now: Temporal.Instant): boolean {
  return (
    isNotComing(state) && openPlaces > 0 && now.epochMilliseconds <= lastLateOffer(endTime.epochMilliseconds)
  );
}
