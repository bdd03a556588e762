import { expect, test } from 'vitest';
import { invoiceCreditLabel } from './invoiceCredit.ts';

test.each([
  ['REFERRAL_REWARD', null, 'Referral reward (Elena M.)'],
  ['REFUND', null, 'Refund (Elena M.)'],
  ['REFUND', 'TIP', 'Refund, Tip (Elena M.)'],
  [null, null, 'Credit (Elena M.)'],
] as const)('a credit for %s of %s reads "%s"', (reason, adHocReason, label) => {
  expect(invoiceCreditLabel({ reason, adHocReason, personName: 'Elena M.' })).toBe(label);
});
