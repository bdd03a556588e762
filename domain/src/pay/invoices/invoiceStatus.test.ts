import { expect, test } from 'vitest';
import { invoiceStatuses, invoiceStatusLabel, isPayable } from './invoiceStatus.ts';

test.each([
  ['DRAFT', 'In review', false],
  ['ISSUED', 'Open', true],
  ['PAID', 'Paid', false],
  ['FAILED', 'Payment failed', true],
  ['OVERDUE', 'Overdue', true],
] as const)('an invoice that is %s reads "%s", and can be paid: %s', (status, label, payable) => {
  expect(invoiceStatuses).toContain(status);
  expect([invoiceStatusLabel(status), isPayable(status)]).toEqual([label, payable]);
});
