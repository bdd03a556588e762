import type { Generated } from 'kysely';
import type { Timestamp } from '../../platform/database/columnTypes.ts';

export interface ShiftBreaksTable {
  id: Generated<number>;
  application_id: number;
  start_time: Timestamp;
  /** Null while the pro is on break. */
  end_time: Timestamp | null;
  note: string | null;
  recorded_by_user_id: number | null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    shift_breaks: ShiftBreaksTable;
  }
}
