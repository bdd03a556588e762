import type { Generated } from 'kysely';
import type { Timestamp } from '../../platform/database/columnTypes.ts';

export interface SuggestedBreaksTable {
  id: Generated<number>;
  market_id: number | null;
  break_trigger_minutes: number;
  break_length_minutes: number;
  created_by: number | null;
  last_updated_by: number | null;
  created_ts: Timestamp;
  last_updated_ts: Timestamp;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    suggested_breaks: SuggestedBreaksTable;
  }
}
