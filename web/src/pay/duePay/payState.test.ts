import { expect, test } from 'vitest';
import { canBePaid, isProPaid, payState } from './payState.ts';

test.each([
  ['UNPAID', 'due', true],
  ['PRO_PAID', 'due', true],
  ['BUSINESS_PAYMENT_FAILED', 'failed', true],
  ['BUSINESS_PAYMENT_PROCESSING', 'processing', false],
  ['PAID', 'paid', false],
] as const)('an application that is %s is %s', (status, state, isPayable) => {
  expect(payState(status)).toBe(state);
  expect(canBePaid(status, true)).toBe(isPayable);
});

test.each([
  ['is paid by invoice', false, false],
  ['is not known to be paid by invoice', null, true],
])('work of a paid pro that %s can be paid: %s', (_name, isPayable, expected) => {
  expect(canBePaid('PRO_PAID', isPayable)).toBe(expected);
});

test.each([
  ['PRO_PAID', true],
  ['PAID', true],
  ['UNPAID', false],
])('the pro of an application that is %s is paid: %s', (status, expected) => {
  expect(isProPaid(status)).toBe(expected);
});
