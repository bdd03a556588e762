import { failureSentences } from '../payments/paymentFailure.ts';

/** Why a pro is paid besides the pay for their hours. TOS settles claims under the terms of service. */
export const adHocReasons = [
  'ADJUST_HOURS',
  'OTHER',
  'PRO_BONUS',
  'REIMBURSEMENT',
  'SHORTED_PAY',
  'TIP',
  'TOS',
] as const;

/** One of {@link adHocReasons}. */
export type AdHocReason = (typeof adHocReasons)[number];

/** Why an ad-hoc payment failed. */
export const adHocErrorCodes = [
  'CARD_DECLINED',
  'INSUFFICIENT_FUNDS',
  'ACCOUNT_CLOSED',
  'DEBIT_RETURNED',
  'CHARGE_REVERSED',
  'PAYOUT_REFUSED',
  'PAYOUT_ACCOUNT_CLOSED',
  'PRO_NOT_PAYABLE',
  'PAYMENT_METHOD_DOES_NOT_EXIST',
  'DUPLICATE',
  'GATEWAY_ERROR',
] as const;

/** One of {@link adHocErrorCodes}. */
export type AdHocErrorCode = (typeof adHocErrorCodes)[number];

/** What happened, as sentences for people. */
export const adHocErrorSentences: Record<AdHocErrorCode, string> = {
  CARD_DECLINED: 'The card was declined.',
  INSUFFICIENT_FUNDS: 'The bank account has insufficient funds.',
  ACCOUNT_CLOSED: 'The bank account can no longer be charged.',
  DEBIT_RETURNED: failureSentences.DEBIT_RETURNED,
  CHARGE_REVERSED: failureSentences.CHARGE_REVERSED,
  PAYOUT_REFUSED: failureSentences.PAYOUT_REFUSED,
  PAYOUT_ACCOUNT_CLOSED: failureSentences.PAYOUT_ACCOUNT_CLOSED,
  PRO_NOT_PAYABLE: 'The pro has no account for payouts.',
  PAYMENT_METHOD_DOES_NOT_EXIST: 'There is no payment method.',
  DUPLICATE: 'The same payment was submitted minutes before.',
  GATEWAY_ERROR: 'The card network could not take the charge.',
};
