import type { Generated } from 'kysely';
import type { ReturnedCharge } from '../../platform/cardNetwork/chargeOutcome.ts';
import type { Timestamp } from '../../platform/database/columnTypes.ts';

/** What of a charge a bank took back where it took less than all of it. */
export interface ReturnedPartsTable {
  id: Generated<number>;
  /** The claim, as the card network calls it. */
  claim: string;
  /** The charge that it is about, as the card network knows it. */
  charge_key: string;
  /** Null for an invoice of several locations. */
  location_id: number | null;
  /** What the charge paid for: exactly one of these. */
  application_id: number | null;
  adhoc_payment_id: number | null;
  dispute_id: number | null;
  invoice_id: number | null;
  cents: number;
  refusal: ReturnedCharge;
  /**
   * REPORTED until the ledger has it, MISSING until it is charged again, GIVEN_BACK if the business won the claim. What the
   * platform bears is never missing: it stays REPORTED.
   */
  status: 'REPORTED' | 'MISSING' | 'PAID' | 'GIVEN_BACK';
  /** The charge that paid it again; null before. */
  paid_key: string | null;
  is_won: Generated<boolean>;
  /** When the next step is due; null while nothing is. */
  due_ts: Timestamp | null;
  setbacks: Generated<number>;
  created_ts: Timestamp;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    returned_parts: ReturnedPartsTable;
  }
}
