import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';

/** The skeleton of the exports. It is part of the frame, which has no room for more. */
export function ExportsSkeleton() {
  return <SkeletonRows label="Loading exports" />;
}
