import { expect, test } from 'vitest';
import { refundText } from './refundStates.ts';

test.each([
  ['INVOICE', 'The next invoice of the location takes it off.'],
  ['PAYMENT_METHOD', 'The payment method that was charged gets it back in a few days.'],
] as const)('a refund by %s says "%s"', (way, text) => {
  expect(refundText(way)).toBe(text);
});
