import { expect, test } from 'vitest';
import { paymentFailures, paymentFailureText } from './paymentFailures.ts';

test.each([null, ...paymentFailures])('the failure %s says what to do', (failure) => {
  expect(paymentFailureText(failure)).toMatch(/Retry|retry/);
});
