import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';

/** The placeholder of the day schedule while it loads. */
export function DayScheduleSkeleton() {
  return (
    <>
      <PageHeader title="Schedule" subtitle={<Skeleton width="12rem" />} />
      <SkeletonRows label="Loading the day" rows={4} />
    </>
  );
}
