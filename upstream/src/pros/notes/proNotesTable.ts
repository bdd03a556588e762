import type { Generated } from 'kysely';
import type { Timestamp } from '../../platform/database/columnTypes.ts';

export interface ProNotesTable {
  id: Generated<number>;
  pro_id: number;
  location_id: number;
  /** Whether the whole organization can read it. */
  is_shared: boolean;
  note: string;
  created_by_user_id: number;
  created_ts: Timestamp;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    pro_notes: ProNotesTable;
  }
}
