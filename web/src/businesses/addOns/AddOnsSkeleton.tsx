import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';

/** Add-ons on their way. */
export function AddOnsSkeleton() {
  return <SkeletonRows label="Loading add-ons" rows={5} />;
}
