import type { Generated } from 'kysely';
import type { Timestamp } from '../../platform/database/columnTypes.ts';

export interface CalendarFeedsTable {
  id: Generated<number>;
  token_hash: string;
  /** Either this or `event_id`. */
  location_id: number | null;
  event_id: number | null;
  are_pros_named: Generated<boolean>;
  created_by_user_id: number;
  created_ts: Timestamp;
  last_read_ts: Timestamp | null;
  revoked_ts: Timestamp | null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    calendar_feeds: CalendarFeedsTable;
  }
}
