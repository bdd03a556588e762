import type { Generated } from 'kysely';
import type { Timestamp } from '../../platform/database/columnTypes.ts';

export interface SavedFiltersTable {
  id: Generated<number>;
  user_id: number;
  location_id: number;
  name: string;
  /** A URL query string, such as `statuses=unfilled`. */
  search: string;
  created_ts: Timestamp;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    saved_filters: SavedFiltersTable;
  }
}
