import type { Generated } from 'kysely';
import type { Json, Timestamp } from '../../platform/database/columnTypes.ts';

/** The table whose changes are recorded; of locations, only moves to another organization. */
export type ChangeSubject = 'gigs' | 'gig_applications' | 'events' | 'locations';

/** Written by triggers; changes to a gig's related tables are written by `recordListChanges`. */
export interface ChangesTable {
  id: Generated<number>;
  subject: ChangeSubject;
  subject_id: number;
  gig_id: number | null;
  location_id: number | null;
  event_id: number | null;
  /** Null for a change by the system. */
  actor_user_id: number | null;
  action: 'created' | 'changed' | 'removed';
  /** The old values of the columns that differ; null for a creation. */
  before: Json<Record<string, unknown>> | null;
  /** The new values of the same columns; null for a removal. */
  after: Json<Record<string, unknown>> | null;
  created_ts: Timestamp;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    changes: ChangesTable;
  }
}
