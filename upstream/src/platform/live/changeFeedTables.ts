import type { Generated } from 'kysely';
import type { Timestamp } from '../database/columnTypes.ts';

/** Changes in commit order, written by deferred triggers. */
export interface ChangeFeedTable {
  position: Generated<number>;
  subject: 'gigs' | 'gig_applications' | 'direct_offers';
  subject_id: number;
  gig_id: number;
  location_id: number;
  action: 'created' | 'changed' | 'removed';
  created_ts: Timestamp;
}

/** A single row. */
export interface ChangeFeedFloorTable {
  is_only: Generated<boolean>;
  /** The last position that was deleted; 0 before the first deletion. */
  position: number;
}

declare module '../database/tables.ts' {
  interface Tables {
    change_feed: ChangeFeedTable;
    change_feed_floor: ChangeFeedFloorTable;
  }
}
