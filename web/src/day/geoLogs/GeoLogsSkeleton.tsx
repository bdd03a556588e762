import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';

/** The placeholder of the geofence audit while it loads. */
export function GeoLogsSkeleton() {
  return (
    <>
      <PageHeader title="Geofence audit" subtitle={<Skeleton width="12rem" />} />
      <SkeletonRows label="Loading geo logs" rows={6} />
    </>
  );
}
