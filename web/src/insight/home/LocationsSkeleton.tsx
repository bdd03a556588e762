import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';

/** The skeleton of the list of locations. */
export function LocationsSkeleton() {
  return (
    <>
      <PageHeader title="Locations" subtitle="What is going on at each location, by organization." />
      <SkeletonRows label="Loading locations" />
    </>
  );
}
