import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';

/** A gig's applicants on their way. */
export function ApplicantsSkeleton() {
  return (
    <>
      <PageHeader
        title={<Skeleton width="12rem" label="Loading applicants" />}
        subtitle={<Skeleton width="18rem" />}
      />
      <SkeletonRows label="Loading applicants" rows={8} />
    </>
  );
}
