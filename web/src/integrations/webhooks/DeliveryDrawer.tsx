import { lazy, Suspense, useEffect } from 'react';
import { useQueryLoader } from 'react-relay/hooks';
import type { DeliveryContentQuery } from '../../__generated__/DeliveryContentQuery.graphql.ts';
import deliveryContentQuery from '../../__generated__/DeliveryContentQuery$parameters.ts';
import { ErrorBoundary } from '../../platform/screen/ErrorBoundary.tsx';
import { errorDetails } from '../../platform/screen/errorDetails.ts';
import { supportHref } from '../../platform/screen/supportHref.ts';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';
import { Drawer } from '../../ui/overlays/Drawer.tsx';
import { ErrorScreen } from '../../ui/screens/ErrorScreen.tsx';

const DeliveryContent = lazy(() => import('./DeliveryContent.tsx'));

interface Props {
  /** The number of the delivery that is open, if any. */
  deliveryId: number | null;
  onClosed: () => void;
}

/** A delivery beside the log. */
export function DeliveryDrawer({ deliveryId, onClosed }: Props) {
  const [queryRef, load, dispose] = useQueryLoader<DeliveryContentQuery>(deliveryContentQuery);

  useEffect(() => {
    if (deliveryId === null) return undefined;
    load({ deliveryId }, { fetchPolicy: 'store-and-network' });
    return dispose;
  }, [deliveryId, load, dispose]);

  const loading = <SkeletonRows label="Loading the delivery" />;
  return (
    <Drawer isOpen={deliveryId !== null} onClosed={onClosed} title="Delivery">
      <ErrorBoundary
        resetKey={queryRef}
        // The log beside it stays interactive.
        renderError={(error) => (
          <ErrorScreen
            details={errorDetails(error)}
            supportHref={supportHref}
            onRetry={() => {
              if (deliveryId !== null) load({ deliveryId }, { fetchPolicy: 'network-only' });
            }}
          />
        )}
      >
        <Suspense fallback={loading}>{queryRef ? <DeliveryContent queryRef={queryRef} /> : loading}</Suspense>
      </ErrorBoundary>
    </Drawer>
  );
}
