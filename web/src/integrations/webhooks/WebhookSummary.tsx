import { graphql, useFragment } from 'react-relay/hooks';
import type { WebhookSummary_webhook$key } from '../../__generated__/WebhookSummary_webhook.graphql.ts';
import { isOver } from '../../accounts/apiTokens/isOver.ts';
import { FactList } from '../../platform/screen/FactList.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { DateText } from '../../ui/layout/DateText.tsx';
import styles from './WebhookScreen.module.css';
import { topicLabel } from './webhookWords.ts';

/** What its maker decided about a webhook. */
export function WebhookSummary({ webhook }: { webhook: WebhookSummary_webhook$key }) {
  const { url, topics, selection, apiTokenName, createdAt, replacedSecretEndsAt } = useFragment(
    graphql`
      fragment WebhookSummary_webhook on Webhook @throwOnFieldError {
        url
        topics
        selection
        apiTokenName
        createdAt
        replacedSecretEndsAt
      }
    `,
    webhook,
  );
  const isReplacedInUse = replacedSecretEndsAt != null && !isOver(replacedSecretEndsAt);
  return (
    <Card title="What it sends">
      <FactList
        facts={[
          { name: 'Address', value: <span className={styles.code}>{url}</span> },
          { name: 'Sent when', value: topics.map(topicLabel).join(', ') },
          { name: 'Payload', value: <pre className={styles.code}>{selection}</pre> },
          { name: 'API token', value: apiTokenName },
          { name: 'Created', value: <DateText instant={createdAt} zone={null} /> },
          {
            name: 'Replaced secret',
            value: isReplacedInUse ? (
              <>
                Also signs until <DateText instant={replacedSecretEndsAt} zone={null} />
              </>
            ) : null,
          },
        ]}
      />
    </Card>
  );
}
