/** The statuses of a payment: a charge to a business or a payout to a pro. */
export const paymentStatuses = [
  'AVAILABLE',
  'ERROR',
  'FAILED',
  'PENDING_TRANSFER',
  'IN_TRANSIT',
  'SUBMITTED',
] as const;

export type PaymentStatus = (typeof paymentStatuses)[number];

/** The flags of a payment, at most one of which is set. */
export interface PaymentFlags {
  /** The money is on its way. */
  readonly isProcessing: boolean;
  /** The attempt was declined or failed; it can be retried. */
  readonly isFailed: boolean;
  /** The money has arrived. */
  readonly isPaid: boolean;
}

/** The flags of a payment. Without a payment (null), none is set. */
export function paymentFlags(status: PaymentStatus | null): PaymentFlags {
  return {
    isProcessing: status === 'PENDING_TRANSFER' || status === 'IN_TRANSIT' || status === 'SUBMITTED',
    isFailed: status === 'ERROR' || status === 'FAILED',
    isPaid: status === 'AVAILABLE',
  };
}
