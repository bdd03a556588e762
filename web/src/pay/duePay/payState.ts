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

/**
 * Whether paying makes sense: nothing was paid, or the last attempt failed. The status changes as soon as a payment is
 * submitted; only the server knows that a pro was paid and the business gets an invoice.
 *
 * @param isPayable the server's answer when the work was loaded; null if unknown
 */
export function canBePaid(applicationStatus: string, isPayable: boolean | null | undefined): boolean {
  const state = payState(applicationStatus);
  return isPayable !== false && (state === 'due' || state === 'failed');
}

/** Whether the pro was paid, even if the business was not charged yet. */
export function isProPaid(applicationStatus: string): boolean {
  return applicationStatus === 'PRO_PAID' || applicationStatus === 'PAID';
}
