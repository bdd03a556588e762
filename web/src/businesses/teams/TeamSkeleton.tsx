import { Card } from '../../ui/layout/Card.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';

/** A team on its way. */
export function TeamSkeleton() {
  return (
    <Card padding="none">
      <SkeletonRows label="Loading team" rows={4} />
    </Card>
  );
}
