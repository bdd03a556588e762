import type { Temporal } from '../../platform/time/temporal.ts';

type Instant = Temporal.Instant;

/** The work of a pro with its time records, which are in order. */
export interface WorkTimes {
  readonly workStart: Instant;
  readonly workEnd: Instant;
  readonly punches: readonly { readonly type: 'CLOCK_IN' | 'CLOCK_OUT'; readonly time: Instant }[];
  readonly breaks: readonly {
    readonly start: Instant;
    /** Null while the pro is on break. */
    readonly end: Instant | null;
  }[];
}
