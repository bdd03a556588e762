import type { Timestamp } from '../../database/columnTypes.ts';
import type { ChargeOutcome, LateRefusal } from '../chargeOutcome.ts';

export interface StripeChargesTable {
  idempotency_key: string;
  customer_id: string;
  payment_method_id: string;
  amount_cents: number;
  /** Null until Stripe has answered. */
  payment_intent_id: string | null;
  outcome: ChargeOutcome;
  /** The real time, as Stripe's keys expire after a day. */
  created_ts: Timestamp;
}

/** Written by events, which arrive in any order and more than once. */
export interface StripeRefusalsTable {
  idempotency_key: string;
  refusal: LateRefusal;
  created_ts: Timestamp;
}

declare module '../../database/tables.ts' {
  interface Tables {
    stripe_charges: StripeChargesTable;
    stripe_refusals: StripeRefusalsTable;
  }
}
