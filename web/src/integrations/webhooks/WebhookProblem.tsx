import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { WebhookProblem_webhook$key } from '../../__generated__/WebhookProblem_webhook.graphql.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { DateText } from '../../ui/layout/DateText.tsx';
import { pauseSentence } from './webhookWords.ts';

interface Props {
  webhook: WebhookProblem_webhook$key;
  /** The button that resumes it. */
  resume: ReactNode;
}

/** Why a webhook does not deliver, and what happens next. Empty while it delivers. */
export function WebhookProblem({ webhook, resume }: Props) {
  const { pausedAt, pauseReason, pauseDetail, failingSince } = useFragment(
    graphql`
      fragment WebhookProblem_webhook on Webhook @throwOnFieldError {
        pausedAt
        pauseReason
        pauseDetail
        failingSince
      }
    `,
    webhook,
  );
  if (pausedAt != null) {
    return (
      <InlineAlert tone="warning" title="Paused" action={resume}>
        {pauseSentence(pauseReason, pauseDetail)} Events since <DateText instant={pausedAt} zone={null} /> are
        not sent.
      </InlineAlert>
    );
  }
  if (failingSince == null) return null;
  return (
    <InlineAlert tone="danger" title="Deliveries are failing">
      Since <DateText instant={failingSince} zone={null} />. Each one is retried for three days. If none
      succeeds, the webhook is paused.
    </InlineAlert>
  );
}
