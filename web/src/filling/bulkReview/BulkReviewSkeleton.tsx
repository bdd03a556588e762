import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';

/** The board on its way. */
export function BulkReviewSkeleton() {
  return (
    <>
      <PageHeader title="Bulk review" />
      <SkeletonRows label="Loading applicants" rows={8} />
    </>
  );
}
