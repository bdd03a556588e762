import type { Timestamp } from '../../platform/database/columnTypes.ts';

/** Gigs that lost a confirmed pro shortly before their start; filled by triggers, emptied by a boost. */
export interface ReopenedPlacesTable {
  gig_id: number;
  reopened_ts: Timestamp;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    reopened_places: ReopenedPlacesTable;
  }
}
