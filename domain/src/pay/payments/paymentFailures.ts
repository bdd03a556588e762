/** Why a charge failed. */
export const paymentFailures = [
  'CARD_DECLINED',
  'CARD_EXPIRED',
  'INSUFFICIENT_FUNDS',
  'CONFIRMATION_REQUIRED',
  'PAYMENT_METHOD_UNUSABLE',
] as const;

/** One of {@link paymentFailures}. */
export type PaymentFailure = (typeof paymentFailures)[number];

const sentences: Record<PaymentFailure, string> = {
  CARD_DECLINED: 'The card was declined. Retry, or add another payment method.',
  CARD_EXPIRED: 'The card has expired. Add another payment method, then retry.',
  INSUFFICIENT_FUNDS: 'The account has insufficient funds. Retry later, or add another payment method.',
  CONFIRMATION_REQUIRED:
    'The bank wants the payment method to be set up again. Set it up under Billing, then retry.',
  PAYMENT_METHOD_UNUSABLE: 'The payment method cannot be charged. Add another one, then retry.',
};

/** What happened and what to do, in words; also for a failure without a known reason. */
export function paymentFailureText(failure: PaymentFailure | null): string {
  return failure === null ? 'The payment failed. Retry, or add another payment method.' : sentences[failure];
}
