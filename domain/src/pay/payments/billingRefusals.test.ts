import { expect, test } from 'vitest';
import { isBillingRefusal } from './billingRefusals.ts';

test.each([
  ['PAYMENT_METHOD_MISSING', true],
  ['CARD_DECLINED', true],
  ['CONFIRMATION_REQUIRED', true],
  ['PAYOUT_ACCOUNT_MISSING', false],
  ['INVALID_TRANSITION', false],
  ['FORBIDDEN', false],
])('a refusal with the code %s is about the payment method: %s', (code, isBilling) => {
  expect(isBillingRefusal(code)).toBe(isBilling);
});
