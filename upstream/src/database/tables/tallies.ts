import type { GigStatus, GigType } from './gigs.ts';

/** The `location_id` of the tallies of all locations together. */
export const allLocations = 0;

/**
 * How many gigs share these values: the sum of `amount` over the rows that match. The columns are named as in
 * `gigs`, so that one condition fits both. Kept by triggers; read only.
 */
export interface GigTalliesTable {
  location_id: number;
  status: GigStatus;
  type: GigType;
  skill_id: number;
  is_in_event: boolean;
  amount: number;
}

/** As {@link GigTalliesTable}, of `gig_applications`. */
export interface GigApplicationTalliesTable {
  location_id: number;
  is_cancelled: boolean;
  is_selected: boolean;
  is_confirmed: boolean;
  is_boosted: boolean;
  is_gig_cancelled: boolean;
  amount: number;
}
