import type { ColumnType, Generated } from 'kysely';
import type { CalendarDate, Json, JsonWithDefault, Timestamp } from '../../platform/database/columnTypes.ts';
import type { Seller } from '../../platform/invoicing.ts';
import type { CostLineCode } from '../payments/costLine.ts';
import type { PaymentFailure } from '../payments/paymentFailure.ts';

/** The states of an invoice. */
export const invoiceStatuses = ['DRAFT', 'ISSUED', 'PAID', 'FAILED', 'OVERDUE'] as const;

/** What one invoice covers: a location, the locations of an organization, or an address. */
export const invoiceStyles = ['STANDARD', 'LOCATION', 'ADDRESS'] as const;

/** One part of a sum. */
export type Amount = { code: CostLineCode; cents: number };

/** Who is billed, as it was when the invoice was drafted. */
export type BillTo = {
  name: string;
  street_address: string;
  city: string;
  state_code: string;
  zip_code: string;
};

/** The payment method that was charged, for display. */
export type ChargedMethod = { issuer: string; last4: string };

export interface InvoiceNumbersTable {
  organization_id: number;
  last_number: number;
}

export interface InvoicesTable {
  id: Generated<number>;
  organization_id: number;
  /** Null for an invoice that covers the locations of an organization. */
  location_id: number | null;
  /** Null unless there is one invoice per address. */
  address: string | null;
  status: (typeof invoiceStatuses)[number];
  style: (typeof invoiceStyles)[number];
  period_start: CalendarDate;
  period_end: CalendarDate;
  timezone: string;
  /** Null for drafts. */
  number: string | null;
  bill_to: Json<BillTo>;
  amounts: JsonWithDefault<Amount[]>;
  /** With tax. */
  total_cents: Generated<number>;
  tax_percent: Generated<number>;
  /** The lines and credits before tax. */
  taxable_cents: Generated<number>;
  tax_cents: Generated<number>;
  /** As it was when the invoice was issued. Null for drafts, and for invoices from before there was a seller. */
  seller: Json<Seller> | null;
  /** What paid it, or is being charged; null before. */
  charged_method: Json<ChargedMethod> | null;
  line_count: Generated<number>;
  held_count: Generated<number>;
  created_ts: Timestamp;
  review_ends_ts: Timestamp;
  approved_by_user_id: number | null;
  issued_ts: Timestamp | null;
  due_date: CalendarDate | null;
  paid_ts: Timestamp | null;
  attempt: Generated<number>;
  is_charging: Generated<boolean>;
  failure_code: PaymentFailure | null;
  /** When the next step is due; null while nothing is. */
  next_ts: Timestamp | null;
  /** How often the step that is due has thrown in a row; each time delays it further. */
  setbacks: Generated<number>;
}

export interface InvoiceLinesTable {
  id: Generated<number>;
  invoice_id: number;
  application_id: number;
  /** Null for the work itself. */
  adhoc_payment_id: number | null;
  location_id: number;
  work_start_time: Timestamp;
  work_end_time: Timestamp;
  /** Null for corrections and ad-hoc payments. */
  minutes: number | null;
  wage_cents: number | null;
  amounts: Json<Amount[]>;
  /** Before tax. */
  total_cents: number;
  tax_cents: Generated<number>;
  corrects_line_id: number | null;
  /** Null unless a manager holds the line back. */
  held_reason: string | null;
  /** Why it was held back from an earlier invoice. */
  earlier_held_reason: string | null;
}

/** What an invoice takes off for a referral reward or a refund. */
export interface InvoiceCreditsTable {
  id: Generated<number>;
  invoice_id: number;
  /** Null for refunds. */
  referral_reward_id: number | null;
  /** Null for rewards. */
  refund_id: number | null;
  /** Who earned it, or whose work is refunded, as it was then. */
  person_name: string;
  /** Before tax. */
  cents: number;
  /** The tax that the credit takes off. */
  tax_cents: Generated<number>;
}

export interface WorkToInvoiceTable {
  application_id: number;
  location_id: number;
  due_ts: Timestamp;
  /** The days of the period that ends then, both inclusive. The database sets them when the work is queued. */
  period_start: ColumnType<string, never, never>;
  period_end: ColumnType<string, never, never>;
  held_reason: string | null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    invoice_numbers: InvoiceNumbersTable;
    invoices: InvoicesTable;
    invoice_lines: InvoiceLinesTable;
    invoice_credits: InvoiceCreditsTable;
    work_to_invoice: WorkToInvoiceTable;
  }
}
