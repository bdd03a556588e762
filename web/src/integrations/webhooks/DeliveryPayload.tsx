import { graphql, useFragment } from 'react-relay/hooks';
import type { DeliveryPayload_delivery$key } from '../../__generated__/DeliveryPayload_delivery.graphql.ts';
import styles from './Delivery.module.css';
import { indentedJson } from './indentedJson.ts';

/** What is sent: the headers that receivers need, and the body. */
export function DeliveryPayload({ delivery }: { delivery: DeliveryPayload_delivery$key }) {
  const { eventId, payload } = useFragment(
    graphql`
      fragment DeliveryPayload_delivery on WebhookDelivery @throwOnFieldError {
        eventId
        payload
      }
    `,
    delivery,
  );
  const headers = [
    'content-type: application/json',
    `webhook-id: ${eventId}`,
    'webhook-timestamp: <seconds, new for each attempt>',
    'webhook-signature: v1,<new for each attempt>',
  ];
  return (
    <>
      <section className={styles.section} aria-label="Headers">
        <h3 className={styles.heading}>Headers</h3>
        <pre className={styles.code}>{headers.join('\n')}</pre>
      </section>
      {payload == null ? null : (
        <section className={styles.section} aria-label="Payload">
          <h3 className={styles.heading}>Payload</h3>
          <pre className={styles.code}>{indentedJson(payload)}</pre>
        </section>
      )}
    </>
  );
}
