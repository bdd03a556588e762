import { graphql, useFragment } from 'react-relay/hooks';
import type { WebhookRow_webhook$key } from '../../__generated__/WebhookRow_webhook.graphql.ts';
import { DateText } from '../../ui/layout/DateText.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import { pauseSentence, topicLabel } from './webhookWords.ts';
import styles from './WebhookList.module.css';
import { WebhookState } from './WebhookState.tsx';

/** One webhook: whether it delivers, what it sends where, and when it last delivered. */
export function WebhookRow({ webhook }: { webhook: WebhookRow_webhook$key }) {
  const data = useFragment(
    graphql`
      fragment WebhookRow_webhook on Webhook @throwOnFieldError {
        databaseId
        name
        url
        topics
        apiTokenName
        pausedAt
        pauseReason
        pauseDetail
        failingSince
        lastDeliveredAt
        ...WebhookState_webhook
      }
    `,
    webhook,
  );
  return (
    <li className={styles.row}>
      <div className={styles.title}>
        <h2 className={styles.name}>
          <TextLink href={`/settings/webhooks/${data.databaseId}`}>{data.name}</TextLink>
        </h2>
        <WebhookState webhook={data} />
      </div>
      <p className={styles.url}>{data.url}</p>
      <p className={styles.facts}>
        {data.topics.map(topicLabel).join(', ')} · Token {data.apiTokenName} ·{' '}
        {data.lastDeliveredAt == null ? (
          'Nothing delivered yet'
        ) : (
          <>
            Last delivered <DateText instant={data.lastDeliveredAt} zone={null} />
          </>
        )}
      </p>
      {data.pausedAt == null ? null : (
        <p className={styles.facts}>{pauseSentence(data.pauseReason, data.pauseDetail)}</p>
      )}
      {data.pausedAt == null && data.failingSince != null ? (
        <p className={styles.facts}>
          Failing since <DateText instant={data.failingSince} zone={null} />
        </p>
      ) : null}
    </li>
  );
}
