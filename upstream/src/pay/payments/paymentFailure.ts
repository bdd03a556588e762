import type { Decline } from '../../platform/cardNetwork/chargeOutcome.ts';

/** Why a payout failed. */
export const payoutFailures = ['PAYOUT_REFUSED', 'PAYOUT_ACCOUNT_CLOSED'] as const;

/** One of {@link payoutFailures}. */
export type PayoutFailure = (typeof payoutFailures)[number];

/** Why a charge or a payout failed. */
export const paymentFailures = [
  'CARD_DECLINED',
  'CARD_EXPIRED',
  'INSUFFICIENT_FUNDS',
  'CONFIRMATION_REQUIRED',
  'DEBIT_RETURNED',
  'PAYMENT_METHOD_UNUSABLE',
  ...payoutFailures,
] as const;

/** One of {@link paymentFailures}. */
export type PaymentFailure = (typeof paymentFailures)[number];

/** What happened, as sentences for people. */
export const failureSentences: Record<PaymentFailure, string> = {
  CARD_DECLINED: 'The card was declined.',
  CARD_EXPIRED: 'The card has expired.',
  INSUFFICIENT_FUNDS: 'The account has insufficient funds.',
  CONFIRMATION_REQUIRED: 'The bank wants the payment method to be set up again.',
  DEBIT_RETURNED: 'The bank returned the debit.',
  PAYMENT_METHOD_UNUSABLE: 'The payment method cannot be charged.',
  PAYOUT_REFUSED: 'The bank of the pro refused the payout. A retry charges nothing.',
  PAYOUT_ACCOUNT_CLOSED:
    'The payout account of the pro is closed. They have to add another one before a retry, which charges nothing.',
};

/** The failure of a payment that the card network refused. */
export const failureOf: Record<Decline, PaymentFailure> = {
  DECLINED: 'CARD_DECLINED',
  EXPIRED: 'CARD_EXPIRED',
  INSUFFICIENT_FUNDS: 'INSUFFICIENT_FUNDS',
  CONFIRMATION_REQUIRED: 'CONFIRMATION_REQUIRED',
  UNUSABLE: 'PAYMENT_METHOD_UNUSABLE',
};
