import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';

/** An organization on its way. */
export function OrganizationSkeleton() {
  return (
    <>
      <PageHeader title={<Skeleton width="14rem" label="Loading organization" />} subtitle="Organization" />
      <SkeletonRows label="Loading organization" />
    </>
  );
}
