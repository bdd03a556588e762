import { graphql, useFragment } from 'react-relay/hooks';
import type { WebhookState_webhook$key } from '../../__generated__/WebhookState_webhook.graphql.ts';
import { StatusBadge } from '../../ui/feedback/StatusBadge.tsx';

/** Whether a webhook delivers. */
export function WebhookState({ webhook }: { webhook: WebhookState_webhook$key }) {
  const { pausedAt, failingSince } = useFragment(
    graphql`
      fragment WebhookState_webhook on Webhook @throwOnFieldError {
        pausedAt
        failingSince
      }
    `,
    webhook,
  );
  if (pausedAt != null) return <StatusBadge tone="warning">Paused</StatusBadge>;
  if (failingSince != null) return <StatusBadge tone="danger">Failing</StatusBadge>;
  return <StatusBadge tone="success">Active</StatusBadge>;
}
