import { invoiceStatuses, invoiceStatusLabel } from '@brigade/domain/pay/invoices/invoiceStatus.ts';
import { StatusBadge } from '../../ui/feedback/StatusBadge.tsx';

const tones = {
  DRAFT: 'warning',
  ISSUED: 'info',
  PAID: 'success',
  FAILED: 'danger',
  OVERDUE: 'danger',
} as const;

/** The state of an invoice in color and words. */
export function InvoiceStatusBadge({ status: value }: { status: string }) {
  const status = invoiceStatuses.find((known) => known === value);
  return status ? <StatusBadge tone={tones[status]}>{invoiceStatusLabel(status)}</StatusBadge> : null;
}
