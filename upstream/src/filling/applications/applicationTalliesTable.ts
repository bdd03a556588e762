/** Counts applications by these values; see `gig_tallies`. */
export interface GigApplicationTalliesTable {
  location_id: number;
  is_cancelled: boolean;
  is_selected: boolean;
  is_confirmed: boolean;
  is_boosted: boolean;
  is_gig_cancelled: boolean;
  amount: number;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    gig_application_tallies: GigApplicationTalliesTable;
  }
}
