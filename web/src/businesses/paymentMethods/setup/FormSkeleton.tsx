import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx';

/** The form of a card network on its way. */
export function FormSkeleton() {
  return <SkeletonRows label="Opening the form" rows={2} />;
}
