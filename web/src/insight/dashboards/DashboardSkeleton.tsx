import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';

/** The placeholder of a dashboard while it loads. */
export function DashboardSkeleton() {
  return (
    <>
      <PageHeader title={<Skeleton width="20rem" />} />
      <SkeletonRows label="Loading report" />
    </>
  );
}
