import { expect, test } from 'vitest';
import { paymentFailureText } from './paymentFailures.ts';
import { chargeFailureText, returnedPartText } from './returnedPart.ts';

test.each([
  [
    'CHARGE_REVERSED',
    'Part charged back: the bank took $50.00 of the charge back. A retry charges only $50.00.',
  ],
  [
    'DEBIT_RETURNED',
    'Part charged back: the bank took $50.00 of the charge back. A retry charges only $50.00.',
  ],
  [null, 'Part charged back: the bank took $50.00 of the charge back. A retry charges only $50.00.'],
  [
    'CARD_DECLINED',
    'Part charged back: the bank took $50.00 of the charge back. ' +
      `${paymentFailureText('CARD_DECLINED')} A retry charges only $50.00.`,
  ],
] as const)('a part that came back, after %s', (code, text) => {
  expect(returnedPartText(5000, { code, text: paymentFailureText(code) })).toBe(text);
});

test('a charge that failed as a whole says why', () => {
  expect(chargeFailureText('CARD_DECLINED', null)).toBe(paymentFailureText('CARD_DECLINED'));
  expect(chargeFailureText('CARD_DECLINED', 5000)).toContain('took $50.00 of the charge back.');
});
