import type { Timestamp } from '../../platform/database/columnTypes.ts';

/** When auto-select next evaluates a gig with open positions and pending applicants; maintained by triggers. */
export interface AutoSelectRoundsTable {
  gig_id: number;
  /** When to evaluate new applicants; null until someone applies or a position opens. */
  next_ts: Timestamp | null;
  /** When to retry applicants that could not be selected. */
  retry_ts: Timestamp | null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    auto_select_rounds: AutoSelectRoundsTable;
  }
}
