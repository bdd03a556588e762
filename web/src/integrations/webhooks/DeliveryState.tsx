import { graphql, useFragment } from 'react-relay/hooks';
import type { DeliveryState_delivery$key } from '../../__generated__/DeliveryState_delivery.graphql.ts';
import { StatusBadge } from '../../ui/feedback/StatusBadge.tsx';
import { wordsOfState } from './deliveryWords.ts';

/** How far a delivery is. */
export function DeliveryState({ delivery }: { delivery: DeliveryState_delivery$key }) {
  const { state, attemptCount } = useFragment(
    graphql`
      fragment DeliveryState_delivery on WebhookDelivery @throwOnFieldError {
        state
        attemptCount
      }
    `,
    delivery,
  );
  const { tone, label } = wordsOfState(state, attemptCount);
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}
