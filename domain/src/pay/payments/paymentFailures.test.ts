import { expect, test } from 'vitest';
import { paymentFailures, paymentFailureText, payoutFailures } from './paymentFailures.ts';

test.each([null, ...paymentFailures])('the failure %s says what to do', (failure) => {
  expect(paymentFailureText(failure)).toMatch(/Retry|retry/);
});

test.each(payoutFailures)('the failure %s says that the business is not charged again', (failure) => {
  expect(paymentFailureText(failure)).toContain('You are not charged again.');
});
