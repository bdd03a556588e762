/** The states of a payment, of a charge to a business as of a payout to a pro. */
export const paymentStatuses = [
  'AVAILABLE',
  'ERROR',
  'FAILED',
  'PENDING_TRANSFER',
  'IN_TRANSIT',
  'SUBMITTED',
] as const;

/** One state of a payment. */
export type PaymentStatus = (typeof paymentStatuses)[number];

/** What people want to know about a payment: at most one flag is set. */
export interface PaymentFlags {
  /** The money is on its way. */
  readonly isProcessing: boolean;
  /** The attempt was declined or broke down; it can be tried again. */
  readonly isFailed: boolean;
  /** The money has arrived. */
  readonly isPaid: boolean;
}

/** The flags of a payment; no payment (null) has none set. */
export function paymentFlags(status: PaymentStatus | null): PaymentFlags {
  return {
    isProcessing: status === 'PENDING_TRANSFER' || status === 'IN_TRANSIT' || status === 'SUBMITTED',
    isFailed: status === 'ERROR' || status === 'FAILED',
    isPaid: status === 'AVAILABLE',
  };
}
