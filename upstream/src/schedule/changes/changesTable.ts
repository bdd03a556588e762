import type { Generated } from 'kysely';
import type { Json, Timestamp } from '../../platform/database/columnTypes.ts';

/** What changes are recorded of: the name of its table. */
export type ChangeSubject = 'gigs' | 'gig_applications' | 'events';

/** Written by triggers, and for what belongs to a gig in tables of its own by `noteBelongings`. */
export interface ChangesTable {
  id: Generated<number>;
  subject: ChangeSubject;
  subject_id: number;
  gig_id: number | null;
  location_id: number | null;
  event_id: number | null;
  /** Null: the system did it. */
  actor_user_id: number | null;
  action: 'created' | 'changed' | 'removed';
  /** The columns that differ, as they were; null for what was created. */
  before: Json<Record<string, unknown>> | null;
  /** The same columns, as they are since; null for what was removed. */
  after: Json<Record<string, unknown>> | null;
  created_ts: Timestamp;
}
