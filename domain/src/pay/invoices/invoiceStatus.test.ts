import { expect, test } from 'vitest';
import { invoiceStatuses, invoiceStatusLabel } from './invoiceStatus.ts';

test.each([
  ['DRAFT', 'In review'],
  ['ISSUED', 'Open'],
  ['PAID', 'Paid'],
  ['FAILED', 'Payment failed'],
  ['OVERDUE', 'Overdue'],
] as const)('an invoice that is %s reads "%s"', (status, label) => {
  expect(invoiceStatuses).toContain(status);
  expect(invoiceStatusLabel(status)).toBe(label);
});
