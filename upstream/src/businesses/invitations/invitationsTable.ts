import type { Generated } from 'kysely';
import type { LocationRole } from '../../platform/access/locationRole.ts';
import type { Timestamp } from '../../platform/database/columnTypes.ts';

/** The stored status of an invitation; EXPIRED is derived from `expires_ts`. */
export type StoredInvitationStatus = 'SUBMITTED' | 'ACCEPTED' | 'ERROR';

/** Exactly one of `location_id` and `organization_id` is set. */
export interface InvitationsTable {
  id: Generated<number>;
  location_id: number | null;
  organization_id: number | null;
  role: LocationRole;
  /** Lowercase. */
  email: string;
  /** `+1` followed by ten digits. */
  phone_number: string | null;
  manager_name: string | null;
  token: string;
  status: StoredInvitationStatus;
  invited_by_user_id: number | null;
  created_ts: Timestamp;
  expires_ts: Timestamp;
  accepted_ts: Timestamp | null;
  accepted_by_user_id: number | null;
  renewal_requested_ts: Timestamp | null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    invitations: InvitationsTable;
  }
}
