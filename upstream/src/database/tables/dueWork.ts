import type { Timestamp } from '../../platform/database/columnTypes.ts';

/** Ended gigs whose payments moved since they were last looked at; filled by triggers. */
export interface GigsToSettleTable {
  gig_id: number;
}

/** When auto-select looks at a gig with free places and waiting applicants; kept by triggers. */
export interface AutoSelectRoundsTable {
  gig_id: number;
  /** When there is something new to look at; null: not before somebody applies or a place comes open. */
  next_ts: Timestamp | null;
  /** When to look again at those who were passed over. */
  retry_ts: Timestamp | null;
}

/** Gigs that lost somebody shortly before their start; filled by triggers, emptied by a boost. */
export interface ReopenedPlacesTable {
  gig_id: number;
  reopened_ts: Timestamp;
}
