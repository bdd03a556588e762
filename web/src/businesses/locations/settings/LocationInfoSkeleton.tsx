import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx';

/** A location's details on their way. */
export function LocationInfoSkeleton() {
  return <SkeletonRows label="Loading details" />;
}
