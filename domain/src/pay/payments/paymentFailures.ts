/** Why a payout failed. */
export const payoutFailures = ['PAYOUT_REFUSED', 'PAYOUT_ACCOUNT_CLOSED'] as const;

/** Why a charge or a payout failed. */
export const paymentFailures = [
  'CARD_DECLINED',
  'CARD_EXPIRED',
  'INSUFFICIENT_FUNDS',
  'CONFIRMATION_REQUIRED',
  'DEBIT_RETURNED',
  'CHARGE_REVERSED',
  'PAYMENT_METHOD_UNUSABLE',
  'AMOUNT_TOO_SMALL',
  ...payoutFailures,
] as const;

/** One of {@link paymentFailures}. */
export type PaymentFailure = (typeof paymentFailures)[number];

const sentences: Record<PaymentFailure, string> = {
  CARD_DECLINED: 'The card was declined. Retry, or add another payment method.',
  CARD_EXPIRED: 'The card has expired. Add another payment method, then retry.',
  INSUFFICIENT_FUNDS: 'The account has insufficient funds. Retry later, or add another payment method.',
  CONFIRMATION_REQUIRED:
    'The bank wants the payment method to be set up again. Set it up under Billing, then retry.',
  DEBIT_RETURNED: 'The bank returned the debit. Retry later, or add another payment method.',
  CHARGE_REVERSED: 'The bank of the card took the charge back. Retry, or add another payment method.',
  PAYMENT_METHOD_UNUSABLE: 'The payment method cannot be charged. Add another one, then retry.',
  AMOUNT_TOO_SMALL: 'The amount is less than $0.50, too little to charge. Retry once there is more to pay.',
  PAYOUT_REFUSED:
    "The pro's bank refused the payout. Ask them to check their payout account, then retry. You are not charged again.",
  PAYOUT_ACCOUNT_CLOSED:
    "The pro's payout account is closed. Ask them to add another one, then retry. You are not charged again.",
};

/** What happened and what to do, in words; also for a failure without a known reason. */
export function paymentFailureText(failure: PaymentFailure | null): string {
  return failure === null ? 'The payment failed. Retry, or add another payment method.' : sentences[failure];
}

/** Failures that no payment method changes: the amount, and the payout account of the pro. */
const elsewhere: readonly PaymentFailure[] = ['AMOUNT_TOO_SMALL', ...payoutFailures];

/** Whether another payment method, or another look at this one, solves it; also for a failure without a known reason. */
export function isBillingFailure(failure: PaymentFailure | null): boolean {
  return failure === null || !elsewhere.includes(failure);
}
