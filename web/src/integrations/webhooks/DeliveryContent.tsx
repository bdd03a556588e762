import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import type { DeliveryContentQuery } from '../../__generated__/DeliveryContentQuery.graphql.ts';
import { refetchQuery } from '../../platform/live/refetchScreen.ts';
import { useThrottledCallback } from '../../platform/live/useThrottledCallback.ts';
import { useVisibleInterval } from '../../platform/live/useVisibleInterval.ts';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NotFound } from '../../ui/illustrations/NotFound.tsx';
import { DeliveryDetails } from './DeliveryDetails.tsx';

const refreshMs = 2_000;

/** A delivery, refreshed until it is finished and its attempts are known. */
export default function DeliveryContent({ queryRef }: { queryRef: PreloadedQuery<DeliveryContentQuery> }) {
  const { webhookDelivery } = usePreloadedQuery<DeliveryContentQuery>(
    graphql`
      query DeliveryContentQuery($deliveryId: DatabaseId!) @preloadable @throwOnFieldError {
        webhookDelivery(databaseId: $deliveryId) @catch {
          state
          attemptCount
          attempts {
            __typename
          }
          ...DeliveryDetails_delivery
        }
      }
    `,
    queryRef,
  );
  const delivery = valueOrNull(webhookDelivery);
  const refresh = useThrottledCallback(() => refetchQuery(queryRef));
  // The log beside it may know the outcome first, without the attempts.
  const isBehind = delivery != null && delivery.attempts.length !== delivery.attemptCount;
  useVisibleInterval(refresh, delivery?.state === 'WAITING' || isBehind ? refreshMs : null);
  return delivery ? (
    <DeliveryDetails delivery={delivery} />
  ) : (
    <EmptyState illustration={<NotFound />} title="Delivery not found">
      Deliveries are kept for 30 days.
    </EmptyState>
  );
}
