import { expect, test } from 'vitest';
import { adHocErrorCodes, adHocErrorText, isBillingError } from './adHocErrors.ts';

test.each([...adHocErrorCodes, null])('%s says what happened and what to do', (code) => {
  expect(adHocErrorText(code).split('. ').length).toBeGreaterThan(1);
});

test('the payment method solves what the business can change', () => {
  expect([...adHocErrorCodes, null].filter((code) => !isBillingError(code))).toEqual([
    'PAYOUT_REFUSED',
    'PAYOUT_ACCOUNT_CLOSED',
    'PRO_NOT_PAYABLE',
    'DUPLICATE',
    'GATEWAY_ERROR',
  ]);
});
