import type { Generated } from 'kysely';
import type { CalendarDate } from '../../platform/database/columnTypes.ts';

export type AddOnType = 'BACKGROUND_CHECKS' | 'W2_WORKERS' | 'CONCIERGE' | 'HIRE' | 'API_ACCESS';

export interface LocationAddOnsTable {
  id: Generated<number>;
  location_id: number;
  type: AddOnType;
  start_date: CalendarDate;
  /** The last day; null while no end is planned. */
  end_date: CalendarDate | null;
  notes: Generated<string>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    location_add_ons: LocationAddOnsTable;
  }
}
