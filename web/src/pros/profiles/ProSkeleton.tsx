import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';

/** A profile on its way. */
export function ProSkeleton() {
  return (
    <>
      <PageHeader
        title={<Skeleton width="12rem" label="Loading profile" />}
        subtitle={<Skeleton width="18rem" />}
      />
      <SkeletonRows label="Loading profile" rows={8} />
    </>
  );
}
