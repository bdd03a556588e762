import { Card } from '../../ui/layout/Card.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';

/** The placeholder of the templates while they load. */
export function TemplatesSkeleton() {
  return (
    <Card padding="none">
      <SkeletonRows label="Loading templates" rows={4} />
    </Card>
  );
}
