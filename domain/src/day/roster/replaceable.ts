import { canStillReplace } from '../../filling/replacements/canStillReplace.ts';
import type { Temporal } from '../../platform/time/temporal.ts';
import { isNotComing } from './attendance.ts';

interface DroppedOut {
  /** Where the pro is on the day. A state that is not listed yet keeps its place. */
  readonly state: string | null | undefined;
  /** Whether the pro is missing: still confirmed, and not clocked in a quarter of an hour after the start. */
  readonly isMissing?: boolean;
  /** The places of the gig that no one is selected for; 0 if it takes no more pros. */
  readonly openPlaces: number;
  /** When the gig ends. */
  readonly endTime: Temporal.Instant;
}

/**
 * Whether the place of a pro can still be offered to others: of one whose no-show or call-out is recorded if it is open,
 * of one who is missing in any case, because the replacement opens it.
 */
export function isReplaceable(
  { state, isMissing = false, openPlaces, endTime }: DroppedOut,
  now: Temporal.Instant,
): boolean {
  const isOut = isNotComing(state) && openPlaces > 0;
  return (isOut || isMissing) && canStillReplace(endTime, now);
}
