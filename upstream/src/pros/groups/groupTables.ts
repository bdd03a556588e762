import type { Generated } from 'kysely';
import type { Timestamp } from '../../platform/database/columnTypes.ts';

export interface ProGroupsTable {
  id: Generated<number>;
  location_id: number;
  name: string;
  description: Generated<string>;
  created_by_user_id: number | null;
  created_ts: Timestamp;
  last_updated_ts: Timestamp;
}

export interface ProGroupMembersTable {
  group_id: number;
  pro_id: number;
  location_id: number;
  created_ts: Timestamp;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    pro_groups: ProGroupsTable;
    pro_group_members: ProGroupMembersTable;
  }
}
