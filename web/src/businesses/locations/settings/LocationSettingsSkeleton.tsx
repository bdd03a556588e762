import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx';

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
