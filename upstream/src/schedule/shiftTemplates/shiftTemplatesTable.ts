import type { Generated } from 'kysely';

export interface ShiftTemplatesTable {
  id: Generated<number>;
  location_id: number;
  /** `HH:MM:SS` */
  start_time: string;
  /** `HH:MM:SS` */
  end_time: string;
  unpaid_break_minutes: Generated<number>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    shift_templates: ShiftTemplatesTable;
  }
}
