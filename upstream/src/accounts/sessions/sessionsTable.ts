import type { Generated } from 'kysely';
import type { Timestamp } from '../../platform/database/columnTypes.ts';

export interface SessionsTable {
  id: Generated<number>;
  user_id: number;
  token_hash: string;
  created_ts: Timestamp;
  expires_ts: Timestamp;
  revoked_ts: Timestamp | null;
  /** The User-Agent header of the request that updated `last_used_ts`. */
  user_agent: string | null;
  /** Null before the first request; afterwards at most ten minutes behind the latest one. */
  last_used_ts: Timestamp | null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    sessions: SessionsTable;
  }
}
