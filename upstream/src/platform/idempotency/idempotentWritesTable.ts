import type { Generated } from 'kysely';
import type { Json, Timestamp } from '../database/columnTypes.ts';

export interface OnceOnlyWritesTable {
  user_id: number;
  key: string;
  request_hash: string;
  is_committed: Generated<boolean>;
  status: number | null;
  answer: Json<unknown> | null;
  created_ts: Timestamp;
}
