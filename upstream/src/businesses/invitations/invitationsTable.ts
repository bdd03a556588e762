import type { Generated } from 'kysely';
import type { Timestamp } from '../../platform/database/columnTypes.ts';
import type { LocationRole } from '../locations/locationsTable.ts';

/** How far an invitation has come, as it is stored; that it is EXPIRED follows from `expires_ts`. */
export type StoredInvitationStatus = 'SUBMITTED' | 'ACCEPTED' | 'ERROR';

/** Exactly one of `location_id` and `organization_id` is set. */
export interface InvitationsTable {
  id: Generated<number>;
  location_id: number | null;
  organization_id: number | null;
  role: LocationRole;
  /** In lower case. */
  email: string;
  /** +1 and ten digits. */
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
