import type { Generated } from 'kysely';
import type { OneOf, Timestamp } from '../../platform/database/columnTypes.ts';

export type AppMode = 'GIGSTER' | 'STAFFER' | 'BOTH';

export type AccountStatus = 'ACTIVE' | 'SUSPENDED' | 'DEACTIVATED';

export interface UsersTable {
  id: Generated<number>;
  uuid: Generated<string>;
  username: string;
  email: string | null;
  /** False for an address that was typed or imported but not verified: it cannot be used to sign in. */
  email_verified: Generated<boolean>;
  phone_number: string | null;
  /** See `email_verified`. */
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
  /** The account that this one was merged into. */
  merged_into_user_id: number | null;
  last_login: Timestamp | null;
  date_joined: Timestamp;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    users: UsersTable;
  }
}
