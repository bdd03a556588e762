import { Card } from '../ui/Card.tsx';
import { SkeletonRows } from '../ui/SkeletonRows.tsx';

/** The organizations to choose from, on their way. */
export function MoveSkeleton() {
  return (
    <Card padding="none">
      <SkeletonRows label="Loading organizations" rows={3} />
    </Card>
  );
}
