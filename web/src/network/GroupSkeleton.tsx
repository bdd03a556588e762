import { PageHeader } from '../ui/PageHeader.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { SkeletonRows } from '../ui/SkeletonRows.tsx';

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
