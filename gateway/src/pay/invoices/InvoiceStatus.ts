import type { invoiceStatuses } from '@brigade/domain/pay/invoices/invoiceStatus.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';

export const InvoiceStatus = builder.enumType('InvoiceStatus', {
  description: 'The state of an invoice, from its review to its payment.',
  values: {
    DRAFT: { description: 'In review for 24 hours; has no number yet.' },
    ISSUED: { description: 'To be paid by its due date.' },
    PAID: { description: 'The business has paid it.' },
    FAILED: { description: 'The charge of the payment method failed; it can be retried.' },
    OVERDUE: { description: 'Not paid by its due date, and without a payment method to charge.' },
  } satisfies Described<typeof invoiceStatuses>,
});
