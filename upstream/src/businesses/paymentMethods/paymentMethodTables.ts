import type { Generated } from 'kysely';
import type { OneOf, Timestamp } from '../../platform/database/columnTypes.ts';

export type CardNetworkName = 'STRIPE' | 'SANDBOX';
export type PaymentMethodType = 'card' | 'us_bank_account';

/** NOT_CONFIGURED is never stored: there is no row then. */
export type StoredPaymentMethodStatus = 'REQUIRES_ACTION' | 'ACTIVE' | 'FAILED';

export interface BillingAccountsTable {
  id: Generated<number>;
  network: CardNetworkName;
  location_id: number | null;
  organization_id: number | null;
  customer_id: string;
  created_ts: Timestamp;
}

export interface PaymentMethodsTable {
  id: Generated<number>;
  billing_account_id: number;
  external_id: string;
  type: PaymentMethodType;
  status: StoredPaymentMethodStatus;
  issuer: string;
  last4: string;
  holder_name: string | null;
  expires_month: number | null;
  expires_year: number | null;
  failure_message: string | null;
  verification_url: string | null;
  saved_by_user_id: number | null;
  saved_ts: Timestamp;
  last_updated_ts: Timestamp;
}

export interface CardNetworkEventsTable {
  id: string;
  type: string;
  received_ts: Timestamp;
}

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
