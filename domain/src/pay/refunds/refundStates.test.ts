import { expect, test } from 'vitest';
import { refundStatusLabel, refundText } from './refundStates.ts';

test.each([
  [['INVOICE'], 'The next invoice of the location takes it off.'],
  [['PAYMENT_METHOD', 'PAYMENT_METHOD'], 'The payment method that was charged gets it back in a few days.'],
  [
    ['INVOICE', 'PAYMENT_METHOD'],
    'The payment method that was charged gets it back in a few days. The next invoice of the location takes it off.',
  ],
  [[], ''],
] as const)('refunds by %j say "%s"', (ways, text) => {
  expect(refundText(ways)).toBe(text);
});

test.each([
  ['PAYMENT_METHOD', 'SUBMITTED', 'Refund on its way'],
  ['INVOICE', 'SUBMITTED', 'Refund on the next invoice'],
  ['INVOICE', 'REFUNDED', 'Refunded'],
  ['PAYMENT_METHOD', 'FAILED', 'Refund failed'],
  [null, null, 'Refund on its way'],
] as const)('a refund by %s that is %s reads "%s"', (way, status, label) => {
  expect(refundStatusLabel(way, status)).toBe(label);
});
