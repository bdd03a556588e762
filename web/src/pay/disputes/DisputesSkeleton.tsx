import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';

/** The placeholder of disputes while they load. */
export function DisputesSkeleton() {
  return (
    <>
      <PageHeader title="Disputes" subtitle={<Skeleton width="12rem" />} />
      <SkeletonRows label="Loading disputes" rows={4} />
    </>
  );
}
