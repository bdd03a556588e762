import { canStillReplace } from '../../filling/replacements/canStillReplace.ts';
import type { Temporal } from '../../platform/time/temporal.ts';
import { isNotComing } from './attendance.ts';

interface DroppedOut {
  /** Where the pro is on the day. A state that is not listed yet keeps its place. */
  readonly state: string | null | undefined;
  /** The places of the gig that no one is selected for; 0 if it takes no more pros. */
  readonly openPlaces: number;
  /** When the gig ends. */
  readonly endTime: Temporal.Instant;
}

/** Whether the place of a pro whose no-show or call-out is recorded can still be offered to others. */
export function isReplaceable({ state, openPlaces, endTime }: DroppedOut, now: Temporal.Instant): boolean {
  return isNotComing(state) && openPlaces > 0 && canStillReplace(endTime, now);
}
