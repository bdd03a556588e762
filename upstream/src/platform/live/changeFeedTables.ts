import type { Generated } from 'kysely';
import type { Timestamp } from '../database/columnTypes.ts';

/** The subjects that followers of a gig or a location read. */
export const followedSubjects = ['gigs', 'gig_applications', 'direct_offers'] as const;

/** Changes in commit order, written by deferred triggers. */
export interface ChangeFeedTable {
  position: Generated<number>;
  subject: (typeof followedSubjects)[number] | 'payments' | 'adhoc_payments' | 'disputes' | 'invoices';
  subject_id: number;
  /** Null for invoices. */
  gig_id: number | null;
  /** Null for invoices that cover several locations. */
  location_id: number | null;
  /** Who is billed by an invoice; null for what moves with its location. */
  organization_id: number | null;
  action: 'created' | 'changed' | 'removed';
  created_ts: Timestamp;
}

/** An entry about one of {@link followedSubjects}, which always has a gig. */
export type FollowedEntry = {
  subject: (typeof followedSubjects)[number];
  gig_id: number;
  location_id: number;
};

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
