import type { Generated } from 'kysely';
import type { OneOf, Timestamp } from '../../database/columnTypes.ts';

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
  created_ts: Timestamp;
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
    sandbox_refunds: SandboxRefundsTable;
  }
}
