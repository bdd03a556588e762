import type { Generated } from 'kysely';
import type { Timestamp } from '../../platform/database/columnTypes.ts';

export interface FavoriteProsTable {
  id: Generated<number>;
  pro_id: number;
  location_id: number;
  created_ts: Timestamp;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    favorite_pros: FavoriteProsTable;
  }
}
