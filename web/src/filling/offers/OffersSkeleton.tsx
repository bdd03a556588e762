import { Card } from '../../ui/layout/Card.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';

/** The offer screen on its way. */
export function OffersSkeleton() {
  return (
    <Card padding="none">
      <SkeletonRows label="Loading what can be offered" rows={6} />
    </Card>
  );
}
