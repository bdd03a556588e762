import type { Generated } from 'kysely';
import type { Timestamp } from '../../platform/database/columnTypes.ts';
import type { ReviewReason } from './reviewReasons.ts';

export type GeoLogAction = 'GEO_FENCE_ENTERED' | 'GEO_FENCE_EXITED' | 'UNKNOWN';

export interface GeoLogsTable {
  id: Generated<number>;
  application_id: number;
  /** Copied from the application, like the location and the pro. */
  gig_id: number;
  location_id: number;
  pro_id: number;
  action: GeoLogAction;
  precision: 'FINE' | 'COARSE';
  longitude: number;
  latitude: number;
  /** Null for a crossing of the fence. */
  punch_type: 'CLOCK_IN' | 'CLOCK_OUT' | null;
  /** The fence at the time of the log. */
  fence_longitude: number;
  fence_latitude: number;
  fence_radius_meters: number;
  /** When a pro who left was back or had ended the work. */
  away_until_ts: Timestamp | null;
  /** When an absence becomes long enough to be flagged; null once it is over or flagged. */
  absence_due_ts: Timestamp | null;
  is_flagged_for_staffer_review: Generated<boolean>;
  /** Kept after the review. */
  review_reasons: Generated<ReviewReason[]>;
  review_note: string | null;
  reviewed_ts: Timestamp | null;
  reviewed_by_user_id: number | null;
  created_ts: Timestamp;
  last_updated_ts: Timestamp;
}

/** Counts geo logs by these values; see `gig_tallies`. */
export interface GeoLogTalliesTable {
  location_id: number;
  is_flagged_for_staffer_review: boolean;
  amount: number;
}

/** How many logs the pros have, with their names in lower case. */
export interface GeoLogProsTable {
  /** 0 for all locations together. */
  location_id: number;
  pro_id: number;
  is_flagged_for_staffer_review: boolean;
  /** Set by the database, like the full name. */
  display_name: Generated<string>;
  full_name: Generated<string>;
  amount: number;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    geo_logs: GeoLogsTable;
    geo_log_tallies: GeoLogTalliesTable;
    geo_log_pros: GeoLogProsTable;
  }
}
