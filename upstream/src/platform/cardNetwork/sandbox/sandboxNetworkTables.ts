import type { Generated } from 'kysely';
import type { Decline } from '../chargeOutcome.ts';
import type { OneOf, Timestamp } from '../../database/columnTypes.ts';
import type { RefusedPayoutAccount } from './testPayoutAccounts.ts';

export interface SandboxSetupIntentsTable {
  id: Generated<number>;
  client_secret: string;
  customer_id: string;
  status: OneOf<'OPEN' | 'PENDING_VERIFICATION' | 'SUCCEEDED' | 'FAILED'>;
  test_card: string | null;
  holder_name: string | null;
  payment_method_id: string | null;
  created_ts: Timestamp;
}

export interface SandboxPortalSessionsTable {
  id: Generated<number>;
  token_hash: string;
  customer_id: string;
  return_url: string;
  expires_ts: Timestamp;
}

export interface SandboxChargesTable {
  idempotency_key: string;
  customer_id: string;
  payment_method_id: string;
  amount_cents: number;
  is_declined: boolean;
  /** Why it is declined; null unless it is. */
  decline: Decline | null;
  /** When the network reports its outcome; null for at once. */
  answers_ts: Timestamp | null;
  /** When the bank takes it back, or, once it has, gives it back; null for never. */
  returns_ts: Timestamp | null;
  /** Whether the bank has taken it back, and not given it back. */
  is_returned: Generated<boolean>;
  created_ts: Timestamp;
}

/** Accounts that simply work, or that do not exist, have no row. */
export interface SandboxPayoutAccountsTable {
  pro_id: number;
  test_account: RefusedPayoutAccount;
}

export interface SandboxRefundsTable {
  idempotency_key: string;
  charge_key: string;
  amount_cents: number;
  created_ts: Timestamp;
}

declare module '../../database/tables.ts' {
  interface Tables {
    sandbox_setup_intents: SandboxSetupIntentsTable;
    sandbox_portal_sessions: SandboxPortalSessionsTable;
    sandbox_charges: SandboxChargesTable;
    sandbox_payout_accounts: SandboxPayoutAccountsTable;
    sandbox_refunds: SandboxRefundsTable;
  }
}
