import type { Generated } from 'kysely';
import type { Timestamp } from '../../platform/database/columnTypes.ts';

export interface TimePunchesTable {
  id: Generated<number>;
  application_id: number;
  time: Timestamp;
  punch_type: 'CLOCK_IN' | 'CLOCK_OUT';
  longitude: number | null;
  latitude: number | null;
  pro_coordinates_precision: 'FINE' | 'COARSE' | null;
  note: string | null;
  /** Null for a punch of the pro or of the system. */
  recorded_by_user_id: number | null;
  /** Whether the system clocked the pro out. */
  is_automatic: Generated<boolean>;
  /** Whether the pro checked in with the code of the gig. */
  is_check_in: Generated<boolean>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    time_punches: TimePunchesTable;
  }
}
