import type { Generated } from 'kysely';
import type { Timestamp } from '../database/columnTypes.ts';

/** What changed, in the order in which it could first be seen; written by triggers at the end of transactions. */
export interface ChangeFeedTable {
  position: Generated<number>;
  subject: 'gigs' | 'gig_applications' | 'direct_offers';
  subject_id: number;
  gig_id: number;
  location_id: number;
  action: 'created' | 'changed' | 'removed';
  created_ts: Timestamp;
}

/** One row. */
export interface ChangeFeedFloorTable {
  is_only: Generated<boolean>;
  /** The last position that was forgotten; 0: none yet. */
  position: number;
}
