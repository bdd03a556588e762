import { graphql, useFragment } from 'react-relay/hooks';
import type { DeliveryAttempts_delivery$key } from '../../__generated__/DeliveryAttempts_delivery.graphql.ts';
import { DateText } from '../../ui/layout/DateText.tsx';
import styles from './Delivery.module.css';
import { responseText } from './deliveryWords.ts';

/** What came back at each attempt, the latest first. */
export function DeliveryAttempts({ delivery }: { delivery: DeliveryAttempts_delivery$key }) {
  const { state, attempts } = useFragment(
    graphql`
      fragment DeliveryAttempts_delivery on WebhookDelivery @throwOnFieldError {
        state
        attempts {
          number
          startedAt
          milliseconds
          status
          failure
          response
        }
      }
    `,
    delivery,
  );
  if (attempts.length === 0) {
    return (
      <p className={styles.muted}>
        {state === 'SKIPPED'
          ? 'Not sent, because the API token of the webhook may not read the shift or application.'
          : 'Not sent yet.'}
      </p>
    );
  }
  return (
    <section className={styles.section} aria-label="Attempts">
      <h3 className={styles.heading}>Attempts</h3>
      <ol className={styles.attempts}>
        {attempts.toReversed().map(({ number, startedAt, milliseconds, status, failure, response }) => (
          <li key={number} className={styles.attempt}>
            <span className={styles.event}>
              <strong>{responseText({ status, failure })}</strong>
              <span className={styles.muted}>
                <DateText instant={startedAt} zone={null} /> · {milliseconds} ms
              </span>
            </span>
            {response ? <pre className={styles.code}>{response}</pre> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
