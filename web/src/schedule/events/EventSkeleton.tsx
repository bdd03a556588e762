import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';

/** The placeholder of an event while it loads. */
export function EventSkeleton() {
  return (
    <>
      <PageHeader title={<Skeleton width="16rem" label="Event" />} subtitle={<Skeleton width="20rem" />} />
      <SkeletonRows label="Loading the event" rows={8} />
    </>
  );
}
