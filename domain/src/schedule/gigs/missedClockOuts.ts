import { Temporal } from '../../platform/time/temporal.ts';

/** How long after the end a clock-out is not missed yet: as long as a clock-in after the start. */
const grace = { minutes: 15 };

interface ClockOutFacts {
  readonly endTime: Temporal.Instant;
  /** The number of pros who have clocked in and not out. */
  readonly clockedIn: number;
}

/** How many pros of a gig have forgotten to clock out by now. */
export function missedClockOuts({ endTime, clockedIn }: ClockOutFacts, now: Temporal.Instant): number {
  return Temporal.Instant.compare(now, endTime.add(grace)) >= 0 ? clockedIn : 0;
}
