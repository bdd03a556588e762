import { Card } from '../../ui/layout/Card.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';

/** Templates on their way. */
export function TemplatesSkeleton() {
  return (
    <Card padding="none">
      <SkeletonRows label="Loading templates" rows={4} />
    </Card>
  );
}
