import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';

/** The placeholder of a gig page while it loads. */
export function GigSkeleton() {
  return (
    <>
      <PageHeader
        title={<Skeleton width="12rem" label="Loading shift" />}
        subtitle={<Skeleton width="18rem" />}
      />
      <SkeletonRows label="Loading shift" />
    </>
  );
}
