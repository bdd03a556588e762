import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';

/** The placeholder of the list of breaks while it loads. */
export function ComplianceSkeleton() {
  return (
    <>
      <PageHeader title="Break compliance" subtitle={<Skeleton width="12rem" />} />
      <SkeletonRows label="Loading shifts" rows={6} />
    </>
  );
}
