import type { Generated } from 'kysely';
import type { Timestamp } from '../../platform/database/columnTypes.ts';

/** Claims about all of a charge. Those from before this table have no row until they are won. */
export interface ReturnedChargesTable {
  id: Generated<number>;
  /** The claim, as the card network calls it. */
  claim: string;
  /** The charge that it is about, as the card network knows it. */
  charge_key: string;
  /** The key without its attempt: what the charge paid for. */
  paid_for: string;
  /** Null for an invoice of several locations. */
  location_id: number | null;
  cents: number;
  /**
   * RETURNED while the bank has the money. Once the claim is won: KEPT if nothing had come back by then, RESTORED if the
   * charge counts again, REFUNDED if the business had paid again and got this charge back.
   */
  status: 'RETURNED' | 'KEPT' | 'RESTORED' | 'REFUNDED';
  is_won: Generated<boolean>;
  /** When the next step is due; null while nothing is. */
  due_ts: Timestamp | null;
  setbacks: Generated<number>;
  created_ts: Timestamp;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    returned_charges: ReturnedChargesTable;
  }
}
