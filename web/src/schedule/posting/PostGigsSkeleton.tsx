import { Card } from '../../ui/layout/Card.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';

/** The form on its way. */
export function PostGigsSkeleton() {
  return (
    <Card padding="none">
      <SkeletonRows label="Loading the form" rows={6} />
    </Card>
  );
}
