/** Why a charge failed. */
export const paymentFailures = ['CARD_DECLINED', 'CARD_EXPIRED', 'PAYMENT_METHOD_UNUSABLE'] as const;

/** One of {@link paymentFailures}. */
export type PaymentFailure = (typeof paymentFailures)[number];

/** What happened, as sentences for people. */
export const failureSentences: Record<PaymentFailure, string> = {
  CARD_DECLINED: 'The card was declined.',
  CARD_EXPIRED: 'The card has expired.',
  PAYMENT_METHOD_UNUSABLE: 'The payment method cannot be charged.',
};
