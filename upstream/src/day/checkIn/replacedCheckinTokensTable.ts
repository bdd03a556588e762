import type { Timestamp } from '../../platform/database/columnTypes.ts';

/** The tokens that a new check-in code replaced. */
export interface ReplacedCheckinTokensTable {
  token: string;
  gig_id: number;
  replaced_ts: Timestamp;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    replaced_checkin_tokens: ReplacedCheckinTokensTable;
  }
}
