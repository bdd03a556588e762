import type { Decline } from '../../platform/cardNetwork/chargeOutcome.ts';

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

/** What happened, as sentences for people. */
export const failureSentences: Record<PaymentFailure, string> = {
  CARD_DECLINED: 'The card was declined.',
  CARD_EXPIRED: 'The card has expired.',
  INSUFFICIENT_FUNDS: 'The account has insufficient funds.',
  CONFIRMATION_REQUIRED: 'The bank wants the payment method to be set up again.',
  PAYMENT_METHOD_UNUSABLE: 'The payment method cannot be charged.',
};

/** The failure of a payment that the card network refused. */
export const failureOf: Record<Decline, PaymentFailure> = {
  DECLINED: 'CARD_DECLINED',
  EXPIRED: 'CARD_EXPIRED',
  INSUFFICIENT_FUNDS: 'INSUFFICIENT_FUNDS',
  CONFIRMATION_REQUIRED: 'CONFIRMATION_REQUIRED',
  UNUSABLE: 'PAYMENT_METHOD_UNUSABLE',
};
