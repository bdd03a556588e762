import type { Generated } from 'kysely';
import type { Timestamp } from '../../platform/database/columnTypes.ts';

/** What moved the money of an application, a referral reward, a refund, or a charge or a part of one that a bank took back. */
export type LedgerEvent =
  | 'OWED'
  | 'REVERSED'
  | 'CHARGED'
  | 'CHARGE_RETURNED'
  | 'CHARGE_GIVEN_BACK'
  | 'CHARGE_REFUNDED'
  | 'PAID_OUT'
  | 'RETURNED'
  | 'INVOICED'
  | 'INVOICE_PAID'
  | 'INVOICE_RETURNED'
  | 'INVOICE_GIVEN_BACK'
  | 'REWARDED'
  | 'REFUNDED'
  | 'PART_RETURNED'
  | 'PART_CHARGED'
  | 'PART_GIVEN_BACK'
  | 'PART_REFUNDED';

/**
 * Where money is: what a business owes, without and with an invoice, the card network, what the platform covers,
 * gives as referral rewards and refunds, one account for each cost line and each other purpose of a payment, and the sales
 * tax of invoices.
 */
export type LedgerAccount =
  | 'BUSINESS_RECEIVABLE'
  | 'INVOICE_RECEIVABLE'
  | 'PROCESSOR'
  | 'PLATFORM_COVERAGE'
  | 'REFERRAL_REWARDS'
  | 'REFUNDS'
  | 'LABOR'
  | 'BONUS'
  | 'TIP'
  | 'REIMBURSEMENT'
  | 'OTHER_PAY'
  | 'PLATFORM_FEE'
  | 'IN_NETWORK_FEE'
  | 'W2_FEE'
  | 'BACKGROUND_CHECK_FEE'
  | 'TIPPING_FEE'
  | 'GATEWAY_FEE'
  | 'SALES_TAX';

export interface LedgerPostingsTable {
  id: Generated<number>;
  /** Null for referral rewards, refunds, and returned charges and parts. */
  application_id: number | null;
  /** Null unless the posting is about a referral reward. */
  referral_reward_id: number | null;
  /** Null unless the posting is about a refund. */
  refund_id: number | null;
  /** Null unless the posting is about a part of a charge that came back. */
  returned_part_id: number | null;
  /** Null unless the posting is about a charge that was given back and passed on to the business. */
  returned_charge_id: number | null;
  /** Null for the payments of the work itself. */
  adhoc_payment_id: number | null;
  event: LedgerEvent;
  /**
   * The attempt of the charge that owes or reverses, or which invoice it is; 1 for what happens once, and one
   * more each time a bank took the money back.
   */
  attempt: number;
  /** The dispute that moves the money after the work was paid; null for the payment of the work. */
  dispute_id: number | null;
  created_ts: Timestamp;
}

export interface LedgerEntriesTable {
  posting_id: number;
  account: LedgerAccount;
  /** Debits are positive, and credits negative. */
  cents: number;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    ledger_postings: LedgerPostingsTable;
    ledger_entries: LedgerEntriesTable;
  }
}
