import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx';

/** The skeleton of the page that adds a location. */
export function AddLocationSkeleton() {
  return (
    <>
      <PageHeader title="Add location" />
      <SkeletonRows label="Loading" />
    </>
  );
}
