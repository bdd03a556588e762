import type { Timestamp } from '../../../platform/database/columnTypes.ts';

/** How a pro joined a network: by accepting an invite or added by the team. */
export type MemberSource = 'INVITE' | 'TEAM';

export interface NetworkMembersTable {
  location_id: number;
  pro_id: number;
  source: MemberSource;
  added_by_user_id: number | null;
  created_ts: Timestamp;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    network_members: NetworkMembersTable;
  }
}
