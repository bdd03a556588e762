import type { Generated, GeneratedAlways } from 'kysely';
import type { PaymentStatus } from '../../filling/applications/applicationsTable.ts';
import type { PaymentMethodType } from '../../platform/cardNetwork/networkPaymentMethod.ts';
import type { Timestamp } from '../../platform/database/columnTypes.ts';
import type { PaymentFailure } from './paymentFailure.ts';

/** The charge to the business or the payout to the pro. */
export type PaymentKind = 'CHARGE' | 'PAYOUT';

export interface PaymentsTable {
  application_id: number;
  kind: PaymentKind;
  id: GeneratedAlways<number>;
  status: PaymentStatus;
  /** Counts from 1; a retry is a further attempt. */
  attempt: number;
  amount_cents: number;
  /** What the card network charged; null for payouts, and before the charge. */
  method_type: PaymentMethodType | null;
  /** Null unless the last attempt failed. */
  failure_code: PaymentFailure | null;
  /** When the next step is due; null while nothing is, and while a payout waits for an account. */
  due_ts: Timestamp | null;
  /** How often the step that is due has thrown in a row; each time delays it further. */
  setbacks: Generated<number>;
  /** Null for payments that the system submitted. */
  submitted_by_user_id: number | null;
  submitted_ts: Timestamp;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    payments: PaymentsTable;
  }
}
