import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';

/** A roster that is loading. */
export function RosterSkeleton() {
  return (
    <>
      <PageHeader
        title={<Skeleton width="12rem" label="Loading roster" />}
        subtitle={<Skeleton width="18rem" />}
      />
      <SkeletonRows label="Loading roster" rows={8} />
    </>
  );
}
