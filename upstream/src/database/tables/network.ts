import type { Generated } from 'kysely';
import type { Timestamp } from '../../platform/database/columnTypes.ts';

/** How a pro came into a network: by accepting an invite, or added by the team. */
export type MemberSource = 'INVITE' | 'TEAM';

/** How far an invite has come, as it is stored; that it is EXPIRED follows from `expires_ts`. */
export type StoredInviteStatus = 'SENT' | 'ACCEPTED' | 'UNDELIVERABLE';

export interface NetworkMembersTable {
  location_id: number;
  pro_id: number;
  source: MemberSource;
  added_by_user_id: number | null;
  created_ts: Timestamp;
}

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
  /** That of the group. */
  location_id: number;
  created_ts: Timestamp;
}

/** At least one of `email` and `phone_number` is set. */
export interface NetworkInvitesTable {
  id: Generated<number>;
  location_id: number;
  name: string | null;
  /** In lower case. */
  email: string | null;
  /** +1 and ten digits. */
  phone_number: string | null;
  token: string;
  status: StoredInviteStatus;
  invited_by_user_id: number | null;
  created_ts: Timestamp;
  sent_ts: Timestamp;
  expires_ts: Timestamp;
  accepted_ts: Timestamp | null;
  /** Who accepted it. */
  pro_id: number | null;
}

/** The groups to which a network gig is open first. */
export interface GigGroupsTable {
  gig_id: number;
  group_id: number;
}
