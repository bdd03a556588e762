import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { DeliveryDetails_delivery$key } from '../../__generated__/DeliveryDetails_delivery.graphql.ts';
import { FactList } from '../../platform/screen/FactList.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { useToastAction } from '../../ui/actions/useToastAction.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { DateText } from '../../ui/layout/DateText.tsx';
import styles from './Delivery.module.css';
import { DeliveryAttempts } from './DeliveryAttempts.tsx';
import { DeliveryPayload } from './DeliveryPayload.tsx';
import { DeliveryState } from './DeliveryState.tsx';
import { resendDelivery } from './resendDelivery.ts';
import { topicLabel } from './webhookWords.ts';

/** A delivery: its state, what was sent, and what came back at each attempt. */
export function DeliveryDetails({ delivery }: { delivery: DeliveryDetails_delivery$key }) {
  const data = useFragment(
    graphql`
      fragment DeliveryDetails_delivery on WebhookDelivery @throwOnFieldError {
        id
        topic
        isTest
        state
        createdAt
        nextAttemptAt
        attemptCount
        ...DeliveryState_delivery
        ...DeliveryAttempts_delivery
        ...DeliveryPayload_delivery
      }
    `,
    delivery,
  );
  const environment = useRelayEnvironment();
  const { isPending, run } = useToastAction();
  const isUntried = data.state === 'WAITING' && data.attemptCount === 0;
  return (
    <div className={styles.details}>
      <div className={styles.head}>
        <span className={styles.event}>
          <DeliveryState delivery={data} />
          {data.isTest ? <Badge>Test</Badge> : null}
        </span>
        {isUntried ? null : (
          <Button
            variant="outlined"
            size="small"
            isLoading={isPending}
            onPress={() =>
              void run(() => resendDelivery(environment, data.id), 'The delivery is being sent again')
            }
          >
            Send again
          </Button>
        )}
      </div>
      <FactList
        facts={[
          { name: 'Event', value: topicLabel(data.topic) },
          { name: 'Happened', value: <DateText instant={data.createdAt} zone={null} /> },
          {
            name: 'Next attempt',
            value: data.nextAttemptAt == null ? null : <DateText instant={data.nextAttemptAt} zone={null} />,
          },
        ]}
      />
      <DeliveryAttempts delivery={data} />
      <DeliveryPayload delivery={data} />
    </div>
  );
}
