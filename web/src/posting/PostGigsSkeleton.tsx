import { Card } from '../ui/Card.tsx';
import { SkeletonRows } from '../ui/SkeletonRows.tsx';

/** The form on its way. */
export function PostGigsSkeleton() {
  return (
    <Card padding="none">
      <SkeletonRows label="Loading the form" rows={6} />
    </Card>
  );
}
