import type { Timestamp } from '../database/columnTypes.ts';

export interface IdempotentWritesTable {
  /** Null for a caller without an account. */
  user_id: number | null;
  key_hash: string;
  request_hash: string;
  status: number;
  /** See `sealResponse`; null for a response without a body. */
  answer: string | null;
  created_ts: Timestamp;
}

declare module '../database/tables.ts' {
  interface Tables {
    once_only_writes: IdempotentWritesTable;
  }
}
