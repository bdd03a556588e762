import { PageHeader } from '../ui/PageHeader.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { SkeletonRows } from '../ui/SkeletonRows.tsx';

/** An organization on its way. */
export function OrganizationSkeleton() {
  return (
    <>
      <PageHeader title={<Skeleton width="14rem" label="Loading organization" />} subtitle="Organization" />
      <SkeletonRows label="Loading organization" />
    </>
  );
}
