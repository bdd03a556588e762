import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';

/** The events of a location on their way. */
export function EventsSkeleton() {
  return (
    <>
      <PageHeader title="Events" subtitle={<Skeleton width="12rem" />} />
      <SkeletonRows label="Loading events" rows={6} />
    </>
  );
}
