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

/** Whether paying makes sense: nothing was paid, or the last attempt failed. */
export function canBePaid(state: PayState): boolean {
  return state === 'due' || state === 'failed';
}
