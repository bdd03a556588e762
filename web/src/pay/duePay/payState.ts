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

export type PayoutStatus = 'PRO_PAID' | 'PRO_PAYMENT_FAILED' | 'PRO_PAYMENT_PROCESSING';

/** What the server said about some work when it was loaded. */
interface Known {
  /** Whether it can be paid; null if unknown. */
  readonly isPayable: boolean | null | undefined;
  /** Whether the pro has a payout account; null if unknown. */
  readonly hasPayoutAccount: boolean | null | undefined;
  /** Why the last payout failed; null unless it did. */
  readonly payoutFailure: string | null | undefined;
  /** The payout, which the status does not show while a charge is on its way or has failed; null before the first. */
  readonly payout: PayoutStatus | null;
}

/** Whether only the payout is to be sent again: the business has paid. */
export function isPayoutDue(
  applicationStatus: string,
  { isPayable, payoutFailure }: Pick<Known, 'isPayable' | 'payoutFailure'>,
): boolean {
  return isPayable === true && payoutFailure != null && payState(applicationStatus) === 'paid';
}

/**
 * Whether paying makes sense: nothing was paid, or the last attempt failed. The status changes as soon as a payment is
 * submitted; only the server knows that a pro was paid and the business gets an invoice.
 */
export function canBePaid(
  applicationStatus: string,
  known: Pick<Known, 'isPayable' | 'payoutFailure'>,
): boolean {
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
  return (state === 'paid' || applicationStatus === 'PRO_PAID') && payoutFailure == null;
}

/** Whether the pro has to finish their payout account before they get what is due to them or on its way. */
export function isWaitingForAccount(
  applicationStatus: string,
  { hasPayoutAccount, payout }: Pick<Known, 'hasPayoutAccount' | 'payout'>,
): boolean {
  return hasPayoutAccount === false && !isProPaid(applicationStatus, payout);
}

/** Whether nothing can be added: the business paid, or a payout was sent, which is sent again as it was if it failed. */
export function isPayFixed(applicationStatus: string, wasPayoutSent: boolean): boolean {
  return applicationStatus === 'PAID' || wasPayoutSent;
}

/** Whether the pro was paid, even if the business was not charged yet, or its charge failed. */
export function isProPaid(applicationStatus: string, payout: PayoutStatus | null): boolean {
  return applicationStatus === 'PAID' || payout === 'PRO_PAID';
}

/** Whether a platform admin can send a pro their pay before the business pays: nothing is on its way or there. */
export function canBePaidFirst(applicationStatus: string, payout: PayoutStatus | null): boolean {
  const state = payState(applicationStatus);
  return (state === 'due' || state === 'failed') && (payout === null || payout === 'PRO_PAYMENT_FAILED');
}
