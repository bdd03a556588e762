import type { Generated } from 'kysely';
import type { CalendarDate } from '../../platform/database/columnTypes.ts';

export type AddOnType = 'BACKGROUND_CHECKS' | 'W2_WORKERS' | 'CONCIERGE' | 'HIRE' | 'API_ACCESS';

export interface LocationAddOnsTable {
  id: Generated<number>;
  location_id: number;
  type: AddOnType;
  start_date: CalendarDate;
  /** The last day; null: until somebody ends it. */
  end_date: CalendarDate | null;
  notes: Generated<string>;
}
