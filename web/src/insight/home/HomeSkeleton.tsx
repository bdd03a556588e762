import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';

/** The placeholder of the home while it loads. */
export function HomeSkeleton() {
  return (
    <>
      <PageHeader title={<Skeleton width="16rem" />} subtitle={<Skeleton width="20rem" />} />
      <SkeletonRows label="Loading today" />
    </>
  );
}
