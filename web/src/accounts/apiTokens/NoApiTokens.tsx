import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NotFound } from '../../ui/illustrations/NotFound.tsx';
import { ApiTokensHeader } from './ApiTokensHeader.tsx';

/** Shown where the server knows no API tokens. */
export function NoApiTokens() {
  return (
    <>
      <title>API tokens · Brigade</title>
      <ApiTokensHeader />
      <EmptyState illustration={<NotFound />} title="API tokens are not available">
        The server behind this app has none.
      </EmptyState>
    </>
  );
}
