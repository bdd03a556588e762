import type { Decline } from '../../platform/cardNetwork/chargeOutcome.ts';
import { smallestCharge } from './smallestCharge.ts';

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
  'CHARGE_REVERSED',
  'PAYMENT_METHOD_UNUSABLE',
  'AMOUNT_TOO_SMALL',
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
  CHARGE_REVERSED: 'The bank of the card took the charge back.',
  PAYMENT_METHOD_UNUSABLE: 'The payment method cannot be charged.',
  AMOUNT_TOO_SMALL: 'The amount is less than $0.50, too little to charge.',
  PAYOUT_REFUSED: 'The bank of the pro refused the payout. A retry charges nothing.',
  PAYOUT_ACCOUNT_CLOSED:
    'The payout account of the pro is closed. They have to add another one before a retry, which charges nothing.',
};

/** The failure of a charge that the card network refused. */
export function failureOf(decline: Decline, cents: number): PaymentFailure {
  return isTooSmall(decline, cents) ? 'AMOUNT_TOO_SMALL' : failures[decline];
}

/** Whether the card network refused a charge because no payment method can be charged so little. */
export function isTooSmall(decline: Decline, cents: number): boolean {
  return decline === 'UNUSABLE' && cents < smallestCharge;
}

const failures: Record<Decline, PaymentFailure> = {
  DECLINED: 'CARD_DECLINED',
  EXPIRED: 'CARD_EXPIRED',
  INSUFFICIENT_FUNDS: 'INSUFFICIENT_FUNDS',
  CONFIRMATION_REQUIRED: 'CONFIRMATION_REQUIRED',
  UNUSABLE: 'PAYMENT_METHOD_UNUSABLE',
};
