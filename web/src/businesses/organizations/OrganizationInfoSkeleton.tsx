import { Card } from '../../ui/layout/Card.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';

/** The details of an organization on their way. */
export function OrganizationInfoSkeleton() {
  return (
    <Card padding="none">
      <SkeletonRows label="Loading details" rows={3} />
    </Card>
  );
}
