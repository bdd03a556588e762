import type { Generated } from 'kysely';
import type { Timestamp } from '../../platform/database/columnTypes.ts';

export interface ProBlocksTable {
  id: Generated<number>;
  pro_id: number;
  reason: string;
  feedback: string | null;
  created_by_user_id: number | null;
  created_ts: Timestamp;
}

export interface ProBlockLocationsTable {
  block_id: number;
  location_id: number;
  pro_id: number;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    pro_blocks: ProBlocksTable;
    pro_block_locations: ProBlockLocationsTable;
  }
}
