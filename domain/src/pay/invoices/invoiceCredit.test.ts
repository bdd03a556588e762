import { expect, test } from 'vitest';
import { invoiceCreditLabel } from './invoiceCredit.ts';

test.each([
  ['REFERRAL_REWARD', 'Referral reward (Elena M.)'],
  ['REFUND', 'Refund (Elena M.)'],
  [null, 'Credit (Elena M.)'],
] as const)('a credit for %s reads "%s"', (reason, label) => {
  expect(invoiceCreditLabel(reason, 'Elena M.')).toBe(label);
});
