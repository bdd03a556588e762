import type { GigScope } from '@brigade/domain/schedule/editing/gigScope.ts';
import { Suspense, useEffect } from 'react';
import { useQueryLoader } from 'react-relay/hooks';
import type { CancellationPreviewFactsQuery } from '../../__generated__/CancellationPreviewFactsQuery.graphql.ts';
import cancellationPreviewFactsQuery from '../../__generated__/CancellationPreviewFactsQuery$parameters.ts';
import { ErrorBoundary } from '../../platform/screen/ErrorBoundary.tsx';
import { LoadError } from '../../platform/screen/LoadError.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { CancellationPreviewFacts } from './CancellationPreviewFacts.tsx';

interface Props {
  /** The global IDs of the gigs. */
  gigIds: readonly string[];
  scope: GigScope;
}

/** Loads and shows the effects of a cancellation. Reloads when the gigs or the scope change. */
export function CancellationPreview({ gigIds, scope }: Props) {
  const [queryRef, load, dispose] = useQueryLoader<CancellationPreviewFactsQuery>(
    cancellationPreviewFactsQuery,
  );
  const ids = gigIds.join(' ');

  useEffect(() => {
    // Fees depend on the current time, so cached data can be wrong.
    load({ gigIds: ids.split(' '), scope }, { fetchPolicy: 'network-only' });
  }, [ids, scope, load]);
  useEffect(() => dispose, [dispose]);

  // As high as the answer: on a phone, the dialog grows upward.
  const waiting = (
    <div role="status" aria-busy="true">
      <InlineAlert title="Calculating the cost">Fees, and the pros who are notified.</InlineAlert>
    </div>
  );
  return (
    <ErrorBoundary resetKey={queryRef} renderError={(error) => <LoadError tone="warning" error={error} />}>
      <Suspense fallback={waiting}>
        {queryRef ? <CancellationPreviewFacts queryRef={queryRef} /> : waiting}
      </Suspense>
    </ErrorBoundary>
  );
}
