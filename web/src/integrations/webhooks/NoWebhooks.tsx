import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoMessages } from '../../ui/illustrations/NoMessages.tsx';
import { NotFound } from '../../ui/illustrations/NotFound.tsx';

/** Shown where the server knows no webhooks. */
export function WebhooksUnavailable() {
  return (
    <EmptyState illustration={<NotFound />} title="Webhooks are not available">
      The server of this app does not support webhooks.
    </EmptyState>
  );
}

/** Shown before the first webhook; without an API token, it leads there. */
export function NoWebhooks({ hasToken }: { hasToken: boolean }) {
  return (
    <EmptyState
      illustration={<NoMessages />}
      title="No webhooks yet"
      action={
        hasToken ? null : (
          <LinkButton variant="outlined" href="/settings/api-tokens">
            Go to API tokens
          </LinkButton>
        )
      }
    >
      {hasToken
        ? 'Add a webhook for each system that needs to know when something changes: shifts, applications, offers, payments, disputes or invoices.'
        : 'A webhook sends what one of your API tokens may read. Create a token first.'}
    </EmptyState>
  );
}
