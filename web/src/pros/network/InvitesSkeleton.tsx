import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';

/** The invites of a network on their way. */
export function InvitesSkeleton() {
  return <SkeletonRows label="Loading invites" rows={6} />;
}
