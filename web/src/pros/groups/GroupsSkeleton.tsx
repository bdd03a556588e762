import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';

/** The groups of a network on their way. */
export function GroupsSkeleton() {
  return <SkeletonRows label="Loading groups" rows={5} />;
}
