import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx';

/** The page that adds a location on its way. */
export function AddLocationSkeleton() {
  return (
    <>
      <PageHeader title="Add location" />
      <SkeletonRows label="Loading" />
    </>
  );
}
