import { expect, test } from 'vitest';
import {
  canBePaid,
  canBePaidFirst,
  isOnItsWay,
  isPayFixed,
  isPayoutDue,
  isProPaid,
  isWaitingForAccount,
  payState,
} from './payState.ts';

const known = { isPayable: true, hasPayoutAccount: true, payoutFailure: null, payout: null };

test.each([
  ['UNPAID', 'due', true],
  ['PRO_PAID', 'due', true],
  ['BUSINESS_PAYMENT_FAILED', 'failed', true],
  ['BUSINESS_PAYMENT_PROCESSING', 'processing', false],
  ['PAID', 'paid', false],
] as const)('an application that is %s is %s', (status, state, isPayable) => {
  expect(payState(status)).toBe(state);
  expect(canBePaid(status, known)).toBe(isPayable);
});

test.each([
  ['is paid by invoice', false, false],
  ['is not known to be paid by invoice', null, true],
])('work of a paid pro that %s can be paid: %s', (_name, isPayable, expected) => {
  expect(canBePaid('PRO_PAID', { ...known, isPayable })).toBe(expected);
});

test.each([
  ['PRO_PAID', 'PRO_PAID', true, true, false],
  ['PAID', null, true, true, false],
  ['UNPAID', null, false, false, true],
  ['PRO_PAYMENT_FAILED', 'PRO_PAYMENT_FAILED', false, true, true],
  ['PRO_PAYMENT_PROCESSING', 'PRO_PAYMENT_PROCESSING', false, true, false],
  ['BUSINESS_PAYMENT_FAILED', null, false, false, true],
  ['BUSINESS_PAYMENT_FAILED', 'PRO_PAID', true, true, false],
  ['BUSINESS_PAYMENT_FAILED', 'PRO_PAYMENT_FAILED', false, true, true],
  ['BUSINESS_PAYMENT_FAILED', 'PRO_PAYMENT_PROCESSING', false, true, false],
  ['BUSINESS_PAYMENT_PROCESSING', 'PRO_PAID', true, true, false],
] as const)(
  'with the status %s and the payout %s, the pro is paid: %s, the pay is fixed: %s, and the pro can be paid first: %s',
  (status, payout, isPaid, isFixed, isFirst) => {
    expect(isProPaid(status, payout)).toBe(isPaid);
    expect(isPayFixed(status, payout !== null)).toBe(isFixed);
    expect(canBePaidFirst(status, payout)).toBe(isFirst);
  },
);

test.each([
  ['PAID', 'PAYOUT_REFUSED', true, true],
  ['PAID', 'PAYOUT_REFUSED', false, false],
  ['PAID', null, true, false],
  ['PRO_PAYMENT_FAILED', 'PAYOUT_REFUSED', true, false],
] as const)('work that is %s with the failure %s (payable: %s) has only its payout due: %s', (...row) => {
  const [status, payoutFailure, isPayable, expected] = row;
  expect(isPayoutDue(status, { ...known, payoutFailure, isPayable })).toBe(expected);
});

test('a payout that failed can be paid again though the business has paid', () => {
  expect(canBePaid('PAID', { ...known, payoutFailure: 'PAYOUT_REFUSED' })).toBe(true);
});

test.each([
  ['UNPAID', false, true],
  ['PRO_PAYMENT_PROCESSING', false, true],
  ['UNPAID', null, false],
  ['UNPAID', true, false],
  ['PAID', false, false],
] as const)(
  'work that is %s with an account (%s) waits for one: %s',
  (status, hasPayoutAccount, expected) => {
    expect(isWaitingForAccount(status, { ...known, hasPayoutAccount })).toBe(expected);
  },
);

test('a pro who was paid before the charge failed needs no account', () => {
  const gone = { ...known, hasPayoutAccount: false, payout: 'PRO_PAID' } as const;
  expect(isWaitingForAccount('BUSINESS_PAYMENT_FAILED', gone)).toBe(false);
});

test.each([
  ['UNPAID', null, false],
  ['BUSINESS_PAYMENT_FAILED', null, false],
  ['PRO_PAYMENT_FAILED', 'PAYOUT_REFUSED', false],
  ['BUSINESS_PAYMENT_PROCESSING', null, true],
  ['BUSINESS_PAYMENT_PROCESSING', 'PAYOUT_REFUSED', true],
  ['PAID', null, true],
  ['PRO_PAID', null, true],
  ['PAID', 'PAYOUT_REFUSED', false],
] as const)('the money of work that is %s with the failure %s is on its way or there: %s', (...row) => {
  const [status, payoutFailure, expected] = row;
  expect(isOnItsWay(status, { payoutFailure })).toBe(expected);
});
