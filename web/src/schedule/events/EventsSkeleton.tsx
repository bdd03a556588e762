import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';

/** The placeholder of the events list while it loads. */
export function EventsSkeleton() {
  return (
    <>
      <PageHeader title="Events" subtitle={<Skeleton width="12rem" />} />
      <SkeletonRows label="Loading events" rows={6} />
    </>
  );
}
