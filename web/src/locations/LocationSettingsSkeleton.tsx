import { PageHeader } from '../ui/PageHeader.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { SkeletonRows } from '../ui/SkeletonRows.tsx';

/** A location's settings on their way. */
export function LocationSettingsSkeleton() {
  return (
    <>
      <PageHeader
        title={<Skeleton width="12rem" label="Loading location" />}
        subtitle={<Skeleton width="18rem" />}
      />
      <SkeletonRows label="Loading settings" />
    </>
  );
}
