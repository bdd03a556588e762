import type { Generated } from 'kysely';
import type { Timestamp } from '../../platform/database/columnTypes.ts';

export interface ManagersOnDutyTable {
  id: Generated<number>;
  location_id: number;
  fullname: string;
  phone_number: string;
  created_ts: Timestamp;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    managers_on_duty: ManagersOnDutyTable;
  }
}
