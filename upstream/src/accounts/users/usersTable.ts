import type { Generated } from 'kysely';
import type { OneOf, Timestamp } from '../../platform/database/columnTypes.ts';

export type AppMode = 'GIGSTER' | 'STAFFER' | 'BOTH';
export type AccountStatus = 'ACTIVE' | 'SUSPENDED' | 'DEACTIVATED';

export interface UsersTable {
  id: Generated<number>;
  uuid: Generated<string>;
  username: string;
  email: string | null;
  /** False for an address that was only typed or imported: nobody signs in with it. */
  email_verified: Generated<boolean>;
  phone_number: string | null;
  /** As `email_verified`. */
  phone_verified: Generated<boolean>;
  first_name: Generated<string>;
  last_name: Generated<string>;
  app_mode: OneOf<AppMode>;
  account_status: OneOf<AccountStatus>;
  is_platform_admin: Generated<boolean>;
  is_sso_login: Generated<boolean>;
  sms_opt_in: Generated<boolean>;
  terms_version_accepted: string | null;
  terms_accepted_ts: Timestamp | null;
  /** The account that this one was linked into, and closed by that. */
  merged_into_user_id: number | null;
  last_login: Timestamp | null;
  date_joined: Timestamp;
}

export interface SignInCodesTable {
  id: Generated<number>;
  channel: 'email' | 'phone';
  address: string;
  code_hash: string;
  /** Of the link in the e-mail that carries the code. */
  link_token_hash: string | null;
  remote_address: string | null;
  wrong_attempts: Generated<number>;
  created_ts: Timestamp;
  expires_ts: Timestamp;
  used_ts: Timestamp | null;
}

export interface SessionsTable {
  id: Generated<number>;
  user_id: number;
  token_hash: string;
  created_ts: Timestamp;
  expires_ts: Timestamp;
  revoked_ts: Timestamp | null;
  /** The User-Agent header of the call that moved `last_used_ts`. */
  user_agent: string | null;
  /** Null before the first call; then at most ten minutes behind the last one. */
  last_used_ts: Timestamp | null;
}

export interface OutboxMessagesTable {
  id: Generated<number>;
  channel: 'email' | 'sms';
  recipient: string;
  subject: string;
  body: string;
  code: string | null;
  created_ts: Timestamp;
}
