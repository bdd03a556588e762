import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';

/** The placeholder of what is due while it loads. */
export function PaySkeleton() {
  return (
    <>
      <PageHeader title="Pay" subtitle={<Skeleton width="12rem" />} />
      <SkeletonRows label="Loading pay" rows={6} />
    </>
  );
}
