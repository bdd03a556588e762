import { expect, test } from 'vitest';
import { canBePaid, payState } from './payState.ts';

test.each([
  ['UNPAID', 'due', true],
  ['PRO_PAID', 'due', true],
  ['BUSINESS_PAYMENT_FAILED', 'failed', true],
  ['BUSINESS_PAYMENT_PROCESSING', 'processing', false],
  ['PAID', 'paid', false],
] as const)('an application that is %s is %s', (status, state, isPayable) => {
  expect(payState(status)).toBe(state);
  expect(canBePaid(state)).toBe(isPayable);
});
