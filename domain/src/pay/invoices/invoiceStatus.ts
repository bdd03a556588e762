/** The states of an invoice. */
export const invoiceStatuses = ['DRAFT', 'ISSUED', 'PAID', 'FAILED', 'OVERDUE'] as const;

export type InvoiceStatus = (typeof invoiceStatuses)[number];

const labels: Record<InvoiceStatus, string> = {
  DRAFT: 'In review',
  ISSUED: 'Open',
  PAID: 'Paid',
  FAILED: 'Payment failed',
  OVERDUE: 'Overdue',
};

/** A state in words for people. */
export function invoiceStatusLabel(status: InvoiceStatus): string {
  return labels[status];
}
