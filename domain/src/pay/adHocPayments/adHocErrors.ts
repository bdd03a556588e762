import { paymentFailureText, payoutFailures } from '../payments/paymentFailures.ts';

/** Why an ad-hoc payment failed. */
export const adHocErrorCodes = [
  'CARD_DECLINED',
  'INSUFFICIENT_FUNDS',
  'ACCOUNT_CLOSED',
  'DEBIT_RETURNED',
  'CHARGE_REVERSED',
  ...payoutFailures,
  'PRO_NOT_PAYABLE',
  'PAYMENT_METHOD_DOES_NOT_EXIST',
  'DUPLICATE',
  'GATEWAY_ERROR',
] as const;

/** One of {@link adHocErrorCodes}. */
export type AdHocErrorCode = (typeof adHocErrorCodes)[number];

const sentences: Record<AdHocErrorCode, string> = {
  CARD_DECLINED: 'The card was declined. Retry, or add another payment method.',
  INSUFFICIENT_FUNDS: 'The bank account has insufficient funds. Retry later, or add another payment method.',
  ACCOUNT_CLOSED: 'The bank account can no longer be charged. Add another payment method, then retry.',
  DEBIT_RETURNED: paymentFailureText('DEBIT_RETURNED'),
  CHARGE_REVERSED: paymentFailureText('CHARGE_REVERSED'),
  PAYOUT_REFUSED: paymentFailureText('PAYOUT_REFUSED'),
  PAYOUT_ACCOUNT_CLOSED: paymentFailureText('PAYOUT_ACCOUNT_CLOSED'),
  PRO_NOT_PAYABLE: 'The pro has not set up payouts. Ask them to, then retry. Nothing was charged.',
  PAYMENT_METHOD_DOES_NOT_EXIST: 'There is no payment method. Add one, then retry.',
  DUPLICATE:
    'The same payment was sent minutes before, so nothing was charged. Send it anyway if you mean both.',
  GATEWAY_ERROR: 'The card network could not take the charge. Retry in a few minutes.',
};

/** What happened and what to do, in words; also for a failure without a known code. */
export function adHocErrorText(code: AdHocErrorCode | null): string {
  return code === null ? 'The payment failed. Retry, or add another payment method.' : sentences[code];
}

const billingErrors: readonly AdHocErrorCode[] = [
  'CARD_DECLINED',
  'INSUFFICIENT_FUNDS',
  'ACCOUNT_CLOSED',
  'DEBIT_RETURNED',
  'CHARGE_REVERSED',
  'PAYMENT_METHOD_DOES_NOT_EXIST',
];

/** Whether another payment method solves it. */
export function isBillingError(code: AdHocErrorCode | null): boolean {
  return code === null || billingErrors.includes(code);
}
