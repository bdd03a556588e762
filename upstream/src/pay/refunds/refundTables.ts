import type { Generated } from 'kysely';
import type { Timestamp } from '../../platform/database/columnTypes.ts';

/** How a business gets its money back. */
export const refundWays = ['PAYMENT_METHOD', 'INVOICE'] as const;

/** How far a refund is. */
export const refundStatuses = ['SUBMITTED', 'REFUNDED', 'FAILED'] as const;

export interface RefundsTable {
  id: Generated<number>;
  application_id: number;
  /** Null for the work itself, with what disputes granted. */
  adhoc_payment_id: number | null;
  location_id: number;
  organization_id: number;
  way: (typeof refundWays)[number];
  status: (typeof refundStatuses)[number];
  amount_cents: number;
  /** What issued invoices took off. */
  credited_cents: Generated<number>;
  reason: string;
  /** The charge that is refunded, as the card network knows it; null for invoices. */
  charge_key: string | null;
  /** When the network is asked next; null while nothing is due. */
  due_ts: Timestamp | null;
  /** How often the step that is due has thrown in a row. */
  setbacks: Generated<number>;
  created_by_user_id: number;
  created_ts: Timestamp;
  /** When the money was back or the network refused; null before. */
  settled_ts: Timestamp | null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    refunds: RefundsTable;
  }
}
