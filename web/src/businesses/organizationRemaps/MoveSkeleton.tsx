import { Card } from '../../ui/layout/Card.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';

/** The organizations to choose from, on their way. */
export function MoveSkeleton() {
  return (
    <Card padding="none">
      <SkeletonRows label="Loading organizations" rows={3} />
    </Card>
  );
}
