import type { GigStatus, GigType } from './gigsTable.ts';

/**
 * Counts gigs by these values: sum `amount` over the matching rows. The columns have the names they have in `gigs`, so
 * that one condition works for both. Maintained by triggers; read-only.
 */
export interface GigTalliesTable {
  location_id: number;
  status: GigStatus;
  type: GigType;
  skill_id: number;
  is_in_event: boolean;
  amount: number;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    gig_tallies: GigTalliesTable;
  }
}
