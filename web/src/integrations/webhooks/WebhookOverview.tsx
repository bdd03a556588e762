import Send from 'lucide-react/icons/send';
import { graphql, useFragment } from 'react-relay/hooks';
import type { WebhookOverview_user$key } from '../../__generated__/WebhookOverview_user.graphql.ts';
import type { WebhookOverview_webhook$key } from '../../__generated__/WebhookOverview_webhook.graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { usePausing } from './usePausing.ts';
import { useTest } from './useTest.ts';
import { useTokenOptions } from './useTokenOptions.ts';
import { WebhookActions } from './WebhookActions.tsx';
import { WebhookProblem } from './WebhookProblem.tsx';
import styles from './WebhookScreen.module.css';
import { WebhookState } from './WebhookState.tsx';
import { WebhookSummary } from './WebhookSummary.tsx';

interface Props {
  user: WebhookOverview_user$key;
  webhook: WebhookOverview_webhook$key;
  /** Called with the number of the delivery of a test event. */
  onTested: (deliveryId: number) => void;
}

/** The top of the page of a webhook: its state, what can be done with it, and what it sends. */
export function WebhookOverview({ user, webhook: webhookKey, onTested }: Props) {
  const viewer = useFragment(
    graphql`
      fragment WebhookOverview_user on User {
        ...useTokenOptions_user
      }
    `,
    user,
  );
  const webhook = useFragment(
    graphql`
      fragment WebhookOverview_webhook on Webhook @throwOnFieldError {
        id
        name
        ...WebhookState_webhook
        ...WebhookActions_webhook
        ...WebhookProblem_webhook
        ...WebhookSummary_webhook
      }
    `,
    webhookKey,
  );
  const { id, name } = webhook;
  const tokens = useTokenOptions(viewer);
  const test = useTest(id, onTested);
  const pausing = usePausing({ id, name });
  return (
    <>
      <title>{`${name} · Webhooks · Brigade`}</title>
      <PageHeader
        title={name}
        meta={<WebhookState webhook={webhook} />}
        breadcrumbs={[{ label: 'Webhooks', href: '/settings/webhooks' }, { label: name }]}
        actions={
          <>
            <WebhookActions webhook={webhook} tokens={tokens} />
            <Button icon={<Send aria-hidden="true" />} isLoading={test.isPending} onPress={test.send}>
              Send test event
            </Button>
          </>
        }
      />
      <div className={styles.overview}>
        <WebhookProblem
          webhook={webhook}
          resume={
            <Button variant="outlined" size="small" isLoading={pausing.isPending} onPress={pausing.resume}>
              Resume
            </Button>
          }
        />
        <WebhookSummary webhook={webhook} />
      </div>
    </>
  );
}
