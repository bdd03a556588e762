import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';

/** Billing on its way. */
export function BillingSkeleton() {
  return <SkeletonRows label="Loading billing" rows={2} />;
}
