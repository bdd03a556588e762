import { expect, test } from 'vitest';
import { isBillingFailure, paymentFailures, paymentFailureText, payoutFailures } from './paymentFailures.ts';

test.each([null, ...paymentFailures])('the failure %s says what to do', (failure) => {
  expect(paymentFailureText(failure)).toMatch(/Retry|retry/);
});

test.each(payoutFailures)('the failure %s says that the business is not charged again', (failure) => {
  expect(paymentFailureText(failure)).toContain('You are not charged again.');
});

test.each([
  [null, true],
  ['CARD_DECLINED', true],
  ['DEBIT_RETURNED', true],
  ['CHARGE_REVERSED', true],
  ['PAYMENT_METHOD_UNUSABLE', true],
  ['AMOUNT_TOO_SMALL', false],
  ['PAYOUT_ACCOUNT_CLOSED', false],
] as const)('the failure %s is about the payment method: %s', (failure, isBilling) => {
  expect(isBillingFailure(failure)).toBe(isBilling);
});
