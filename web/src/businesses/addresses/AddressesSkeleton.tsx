import { Card } from '../../ui/layout/Card.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';

/** Addresses on their way. */
export function AddressesSkeleton() {
  return (
    <Card padding="none">
      <SkeletonRows label="Loading addresses" rows={3} />
    </Card>
  );
}
