/** Ended gigs whose payments changed since the last settlement; filled by triggers. */
export interface GigsToSettleTable {
  gig_id: number;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    gigs_to_settle: GigsToSettleTable;
  }
}
