/** Money that goes back to the payment method that a charge took it from. */
export type Refund = { idempotencyKey: string; chargeKey: string; cents: number };

/** The outcome of a refund. PENDING is not final: ask for it again hours later. */
export type RefundOutcome = 'REFUNDED' | 'PENDING' | 'FAILED';
