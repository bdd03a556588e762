import type { Generated } from 'kysely';
import type { TokenScope } from '../../platform/access/tokens/tokenScope.ts';
import type { Timestamp } from '../../platform/database/columnTypes.ts';

export interface ApiTokensTable {
  id: Generated<number>;
  user_id: number;
  name: string;
  organization_id: number | null;
  location_id: number | null;
  scopes: TokenScope[];
  /** Addresses and CIDR networks; empty for all. */
  networks: string[];
  token_hash: string;
  hint: string;
  previous_token_hash: string | null;
  previous_expires_ts: Timestamp | null;
  created_ts: Timestamp;
  expires_ts: Timestamp;
  revoked_ts: Timestamp | null;
  /** At most a minute behind the latest request. */
  last_used_ts: Timestamp | null;
  last_used_family: 'IPv4' | 'IPv6' | null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    api_tokens: ApiTokensTable;
  }
}
