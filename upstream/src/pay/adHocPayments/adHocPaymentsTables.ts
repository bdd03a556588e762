import type { Generated } from 'kysely';
import type { EmploymentType } from '../../businesses/locations/employmentType.ts';
import type { PaymentStatus } from '../../filling/applications/applicationsTable.ts';
import type { PaymentMethodType } from '../../platform/cardNetwork/networkPaymentMethod.ts';
import type { Timestamp } from '../../platform/database/columnTypes.ts';
import type { AdHocErrorCode, AdHocReason } from './adHocPaymentTerms.ts';

export interface AdHocPaymentsTable {
  id: Generated<number>;
  application_id: number;
  /** Copied from the application, like the location and the pro. */
  gig_id: number;
  location_id: number;
  pro_id: number;
  reason: AdHocReason;
  employment_type: EmploymentType;
  /** The charge and the payout together: PENDING_TRANSFER until the charge has arrived, then IN_TRANSIT. */
  status: PaymentStatus;
  /** Counts from 1; a retry is a further attempt. */
  attempt: Generated<number>;
  /** What the pro gets. */
  amount_cents: number;
  /** What the business owes for it; 0 where the platform bears the cost. */
  charge_cents: number;
  description: string | null;
  /** The hours as they really were; null unless the reason is ADJUST_HOURS. */
  start_time: Timestamp | null;
  end_time: Timestamp | null;
  /** The minutes of these hours that were not paid before. */
  additional_minutes: number | null;
  charged_to_business: boolean;
  /** What the card network charged; null before, and where nothing is charged. */
  method_type: PaymentMethodType | null;
  /** The attempt whose payout the pro has although its charge came back: a retry charges the business alone. Else null. */
  paid_out_attempt: number | null;
  /** Null unless the last attempt failed. */
  error_code: AdHocErrorCode | null;
  /** When the next step is due; null while nothing is. */
  due_ts: Timestamp | null;
  /** How often the step that is due has thrown in a row; each time delays it further. */
  setbacks: Generated<number>;
  submitted_by_user_id: number;
  created_ts: Timestamp;
  last_updated_ts: Timestamp;
}

/** Counts ad-hoc payments by these values; see `gig_tallies`. */
export interface AdHocPaymentTalliesTable {
  location_id: number;
  status: string;
  reason: string;
  amount: number;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    adhoc_payments: AdHocPaymentsTable;
    adhoc_payment_tallies: AdHocPaymentTalliesTable;
  }
}
