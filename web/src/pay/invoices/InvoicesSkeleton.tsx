import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';

/** The placeholder of invoices while they load. */
export function InvoicesSkeleton() {
  return <SkeletonRows label="Loading invoices" rows={6} />;
}
