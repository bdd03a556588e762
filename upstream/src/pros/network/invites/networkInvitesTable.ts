import type { Generated } from 'kysely';
import type { Timestamp } from '../../../platform/database/columnTypes.ts';

/** The stored status of an invite; EXPIRED is derived from `expires_ts`. */
export type StoredInviteStatus = 'SENT' | 'ACCEPTED' | 'UNDELIVERABLE';

/** At least one of `email` and `phone_number` is set. */
export interface NetworkInvitesTable {
  id: Generated<number>;
  location_id: number;
  name: string | null;
  /** Lowercase. */
  email: string | null;
  /** `+1` followed by ten digits. */
  phone_number: string | null;
  token: string;
  status: StoredInviteStatus;
  invited_by_user_id: number | null;
  created_ts: Timestamp;
  sent_ts: Timestamp;
  expires_ts: Timestamp;
  accepted_ts: Timestamp | null;
  /** The pro who accepted it. */
  pro_id: number | null;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    network_invites: NetworkInvitesTable;
  }
}
