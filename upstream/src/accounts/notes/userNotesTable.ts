import type { Generated } from 'kysely';
import type { Timestamp } from '../../platform/database/columnTypes.ts';

export interface UserNotesTable {
  id: Generated<number>;
  user_id: number;
  note: string;
  created_by_user_id: number;
  created_ts: Timestamp;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    user_notes: UserNotesTable;
  }
}
