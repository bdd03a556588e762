import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { WebhookProblem_webhook$key } from '../../__generated__/WebhookProblem_webhook.graphql.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { DateText } from '../../ui/layout/DateText.tsx';
import { lostTitle, pauseSentence } from './webhookWords.ts';

interface Props {
  webhook: WebhookProblem_webhook$key;
  /** The button that resumes it. */
  resume: ReactNode;
}

/** Why a webhook does not deliver or has not, and what happens next. Empty while it delivers. */
export function WebhookProblem({ webhook, resume }: Props) {
  const { pausedAt, pauseReason, pauseDetail, failingSince, lostEventCount, eventsLostAt } = useFragment(
    graphql`
      fragment WebhookProblem_webhook on Webhook @throwOnFieldError {
        pausedAt
        pauseReason
        pauseDetail
        failingSince
        lostEventCount
        eventsLostAt
      }
    `,
    webhook,
  );
  const isPaused = pausedAt != null;
  return (
    <>
      {eventsLostAt == null ? null : (
        <InlineAlert tone="danger" title={lostTitle(lostEventCount ?? 0)}>
          No server delivered webhooks for a month, until <DateText instant={eventsLostAt} zone={null} />.
          Read through the API what has changed.
        </InlineAlert>
      )}
      {isPaused ? (
        <InlineAlert tone="warning" title="Paused" action={resume}>
          {pauseSentence(pauseReason, pauseDetail)} Events since <DateText instant={pausedAt} zone={null} />{' '}
          are not sent.
        </InlineAlert>
      ) : null}
      {failingSince == null || isPaused ? null : (
        <InlineAlert tone="danger" title="Deliveries are failing">
          Since <DateText instant={failingSince} zone={null} />. Each one is retried for three days. If none
          succeeds, the webhook is paused.
        </InlineAlert>
      )}
    </>
  );
}
