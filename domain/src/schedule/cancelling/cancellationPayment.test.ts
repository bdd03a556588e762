import { expect, test } from 'vitest';
import { cancellationPayments, cancellationPaymentText, isCancellationDue } from './cancellationPayment.ts';

test('every state of the pay for a late cancellation has its own sentence', () => {
  expect(new Set(cancellationPayments.map(cancellationPaymentText)).size).toBe(cancellationPayments.length);
  expect(cancellationPaymentText('DUE')).toBe('It is due.');
});

test.each([
  ['DUE', true],
  ['FAILED', true],
  ['PROCESSING', false],
  ['PAID', false],
] as const)('someone has to pay what is %s: %s', (payment, expected) => {
  expect(isCancellationDue(payment)).toBe(expected);
});
