import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';

/** A gig's page on its way. */
export function GigSkeleton() {
  return (
    <>
      <PageHeader
        title={<Skeleton width="12rem" label="Loading gig" />}
        subtitle={<Skeleton width="18rem" />}
      />
      <SkeletonRows label="Loading gig" />
    </>
  );
}
