import type { Generated } from 'kysely';
import type { Json, Timestamp } from '../database/columnTypes.ts';

export interface IdempotentWritesTable {
  user_id: number;
  key: string;
  request_hash: string;
  is_committed: Generated<boolean>;
  status: number | null;
  answer: Json<unknown> | null;
  created_ts: Timestamp;
}

declare module '../database/tables.ts' {
  interface Tables {
    once_only_writes: IdempotentWritesTable;
  }
}
