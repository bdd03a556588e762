import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';

/** The placeholder of the screens of platform admins while they load. */
export function ApprovalsSkeleton() {
  return <SkeletonRows label="Loading" rows={4} />;
}
