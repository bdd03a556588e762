import type { Generated } from 'kysely';
import type { Timestamp } from '../../platform/database/columnTypes.ts';
import type { CodePurpose } from '../../platform/outbox/deliverCode.ts';

export interface SignInCodesTable {
  id: Generated<number>;
  channel: 'email' | 'phone';
  address: string;
  /** The code and its link are good for nothing else. */
  purpose: CodePurpose;
  code_hash: string;
  /** Hash of the token in the email's sign-in link. */
  link_token_hash: string | null;
  /** The network that requested the code. */
  network: string | null;
  created_ts: Timestamp;
  expires_ts: Timestamp;
  used_ts: Timestamp | null;
  /** The network that entered the code or opened the link. */
  used_by_network: string | null;
}

export interface SignInGuessesTable {
  code_id: number;
  network: string;
  guesses: number;
}

export interface UsedSsoAssertionsTable {
  jti: string;
  expires_ts: Timestamp;
}

export interface AccountMatchesTable {
  id: Generated<number>;
  user_id: number;
  matched_user_id: number;
  connection: 'email' | 'phone';
  created_ts: Timestamp;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    sign_in_codes: SignInCodesTable;
    sign_in_guesses: SignInGuessesTable;
    used_sso_assertions: UsedSsoAssertionsTable;
    account_matches: AccountMatchesTable;
  }
}
