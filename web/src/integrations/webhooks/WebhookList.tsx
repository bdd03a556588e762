import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { WebhookList_user$key } from '../../__generated__/WebhookList_user.graphql.ts';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import { NoWebhooks, WebhooksUnavailable } from './NoWebhooks.tsx';
import { useTokenOptions } from './useTokenOptions.ts';
import styles from './WebhookList.module.css';
import { WebhookRow } from './WebhookRow.tsx';
import { WebhooksHeader } from './WebhooksHeader.tsx';

const NewWebhookDialog = lazy(() => import('./NewWebhookDialog.tsx'));
const WebhookSecretDialog = lazy(() => import('./WebhookSecretDialog.tsx'));

/** The webhooks, the newest first. */
export function WebhookList({ user }: { user: WebhookList_user$key }) {
  const { webhooks, ...viewer } = useFragment(
    graphql`
      fragment WebhookList_user on User @throwOnFieldError {
        ...useTokenOptions_user
        webhooks(first: 20) @connection(key: "WebhooksScreen_webhooks") @catch {
          connectionId: __id
          edges {
            node {
              id
              ...WebhookRow_webhook
            }
          }
        }
      }
    `,
    user,
  );
  const tokens = useTokenOptions(viewer);
  const [isCreating, setIsCreating] = useState(false);
  const [made, setMade] = useState<{ name: string; secret: string } | null>(null);
  const list = valueOrNull(webhooks);
  if (!list) {
    return (
      <>
        <WebhooksHeader />
        <WebhooksUnavailable />
      </>
    );
  }
  const hasToken = tokens.length > 0;

  return (
    <>
      <WebhooksHeader
        actions={
          hasToken ? (
            <Button icon={<Plus aria-hidden="true" />} onPress={() => setIsCreating(true)}>
              New webhook
            </Button>
          ) : null
        }
      />
      {list.edges.length === 0 ? (
        <NoWebhooks hasToken={hasToken} />
      ) : (
        <div className={styles.list}>
          {hasToken ? null : (
            <InlineAlert>
              To add a webhook, <TextLink href="/settings/api-tokens">create an API token</TextLink> first.
            </InlineAlert>
          )}
          <Card padding="none">
            <ul className={styles.rows} aria-label="Webhooks">
              {list.edges.map(({ node }) => (
                <WebhookRow key={node.id} webhook={node} />
              ))}
            </ul>
          </Card>
        </div>
      )}
      <Suspense>
        {isCreating ? (
          <NewWebhookDialog
            tokens={tokens}
            connectionId={list.connectionId}
            onMade={setMade}
            onClosed={() => setIsCreating(false)}
          />
        ) : null}
        {made ? (
          <WebhookSecretDialog
            title={`${made.name} was created`}
            secret={made.secret}
            onClosed={() => setMade(null)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
