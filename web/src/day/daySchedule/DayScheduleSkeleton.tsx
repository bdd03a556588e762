import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';

interface Props {
  title: ReactNode;
}

/** The placeholder of a day while it loads. */
export function DayScheduleSkeleton({ title }: Props) {
  return (
    <>
      <PageHeader title={title} subtitle={<Skeleton width="12rem" />} />
      <SkeletonRows label="Loading the day" rows={4} />
    </>
  );
}
