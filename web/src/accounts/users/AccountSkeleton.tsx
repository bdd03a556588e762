import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';

/** The placeholder of a section of a user's own settings while it loads. */
export function AccountSkeleton() {
  return <SkeletonRows label="Loading your settings" rows={5} />;
}
