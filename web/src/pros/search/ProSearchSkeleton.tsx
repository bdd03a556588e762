import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';

/** The pros of a location on their way. */
export function ProSearchSkeleton() {
  return <SkeletonRows label="Loading pros" rows={8} />;
}
