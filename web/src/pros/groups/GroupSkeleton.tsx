import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';

/** A group on its way. */
export function GroupSkeleton() {
  return (
    <>
      <PageHeader
        title={<Skeleton width="12rem" label="Loading the group" />}
        subtitle={<Skeleton width="16rem" />}
      />
      <SkeletonRows label="Loading the pros of the group" rows={6} />
    </>
  );
}
