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
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    time_punches: TimePunchesTable;
  }
}
