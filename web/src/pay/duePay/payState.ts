/** Whether a pro can be paid now, in words of the screen: due, failed, on its way, or paid. */
export type PayState = 'due' | 'failed' | 'processing' | 'paid';

const states: Readonly<Record<string, PayState>> = {
  BUSINESS_PAYMENT_FAILED: 'failed',
  PRO_PAYMENT_FAILED: 'failed',
  BUSINESS_PAYMENT_PROCESSING: 'processing',
  PRO_PAYMENT_PROCESSING: 'processing',
  PAID: 'paid',
};

/** The state of the pay by the status of the application. A business still owes what only an administrator paid. */
export function payState(applicationStatus: string): PayState {
  return states[applicationStatus] ?? 'due';
}

/** What the server said about some work when it was loaded. */
interface Known {
  /** Whether it can be paid; null if unknown. */
  readonly isPayable: boolean | null | undefined;
  /** Whether the pro has a payout account; null if unknown. */
  readonly hasPayoutAccount: boolean | null | undefined;
  /** Why the last payout failed; null unless it did. */
  readonly payoutFailure: string | null | undefined;
}

/** Whether only the payout is to be sent again: the business has paid. */
export function isPayoutDue(applicationStatus: string, { isPayable, payoutFailure }: Known): boolean {
  return isPayable === true && payoutFailure != null && payState(applicationStatus) === 'paid';
}

/**
 * Whether paying makes sense: nothing was paid, or the last attempt failed. The status changes as soon as a payment is
 * submitted; only the server knows that a pro was paid and the business gets an invoice.
 */
export function canBePaid(applicationStatus: string, known: Known): boolean {
  const state = payState(applicationStatus);
  const isDue = state === 'due' || state === 'failed';
  return isPayoutDue(applicationStatus, known) || (isDue && known.isPayable !== false);
}

/**
 * Whether the money for some work is on its way, or there: nothing is left to do. A charge on its way sends a failed payout
 * again.
 */
export function isOnItsWay(
  applicationStatus: string,
  { payoutFailure }: Pick<Known, 'payoutFailure'>,
): boolean {
  const state = payState(applicationStatus);
  if (state === 'processing') return true;
  return (state === 'paid' || isProPaid(applicationStatus)) && payoutFailure == null;
}

/** Whether the pro has to finish their payout account before they get what is due to them or on its way. */
export function isWaitingForAccount(applicationStatus: string, { hasPayoutAccount }: Known): boolean {
  return hasPayoutAccount === false && !isProPaid(applicationStatus);
}

/** Whether nothing can be added: the pro was paid, or a payout that failed is sent again as it was. */
export function isPayFixed(applicationStatus: string): boolean {
  return isProPaid(applicationStatus) || applicationStatus === 'PRO_PAYMENT_FAILED';
}

/** Whether the pro was paid, even if the business was not charged yet. */
export function isProPaid(applicationStatus: string): boolean {
  return applicationStatus === 'PRO_PAID' || applicationStatus === 'PAID';
}
