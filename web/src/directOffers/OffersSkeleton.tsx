import { Card } from '../ui/Card.tsx';
import { SkeletonRows } from '../ui/SkeletonRows.tsx';

/** The offer screen on its way. */
export function OffersSkeleton() {
  return (
    <Card padding="none">
      <SkeletonRows label="Loading what can be offered" rows={6} />
    </Card>
  );
}
