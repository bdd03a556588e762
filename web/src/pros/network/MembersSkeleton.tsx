import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';

/** The members of a network on their way. */
export function MembersSkeleton() {
  return <SkeletonRows label="Loading the network" rows={8} />;
}
