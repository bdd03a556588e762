import type { Generated } from 'kysely';
import type {
  CardNetworkName,
  PaymentMethodType,
  StoredPaymentMethodStatus,
} from '../../platform/cardNetwork/networkPaymentMethod.ts';
import type { Timestamp } from '../../platform/database/columnTypes.ts';

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

declare module '../../platform/database/tables.ts' {
  interface Tables {
    billing_accounts: BillingAccountsTable;
    payment_methods: PaymentMethodsTable;
    card_network_events: CardNetworkEventsTable;
  }
}
