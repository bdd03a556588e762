import { Card } from '../ui/Card.tsx';
import { SkeletonRows } from '../ui/SkeletonRows.tsx';

/** The details of an organization on their way. */
export function OrganizationInfoSkeleton() {
  return (
    <Card padding="none">
      <SkeletonRows label="Loading details" rows={3} />
    </Card>
  );
}
