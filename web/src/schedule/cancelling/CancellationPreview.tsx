import type { GigScope } from '@brigade/domain/schedule/editing/gigScope.ts';
import { Suspense, useEffect } from 'react';
import { useQueryLoader } from 'react-relay/hooks';
import type { CancellationPreviewFactsQuery } from '../../__generated__/CancellationPreviewFactsQuery.graphql.ts';
import cancellationPreviewFactsQuery from '../../__generated__/CancellationPreviewFactsQuery$parameters.ts';
import { faultMessage } from '../../platform/relay/Fault.ts';
import { ErrorBoundary } from '../../platform/screen/ErrorBoundary.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';
import { CancellationPreviewFacts } from './CancellationPreviewFacts.tsx';

interface Props {
  /** Ids of the nodes. */
  gigIds: readonly string[];
  scope: GigScope;
}

/** What cancelling would mean right now: asked for as soon as it is clear which gigs are meant. */
export function CancellationPreview({ gigIds, scope }: Props) {
  const [queryRef, load, dispose] = useQueryLoader<CancellationPreviewFactsQuery>(
    cancellationPreviewFactsQuery,
  );
  const ids = gigIds.join(' ');

  useEffect(() => {
    // What was true a while ago may be late, and cost something, now.
    load({ gigIds: ids.split(' '), scope }, { fetchPolicy: 'network-only' });
  }, [ids, scope, load]);
  useEffect(() => dispose, [dispose]);

  const waiting = <SkeletonRows label="Working out what it costs" rows={1} />;
  return (
    <ErrorBoundary
      resetKey={queryRef}
      renderError={(error) => <InlineAlert tone="warning">{faultMessage(error)}</InlineAlert>}
    >
      <Suspense fallback={waiting}>
        {queryRef ? <CancellationPreviewFacts queryRef={queryRef} /> : waiting}
      </Suspense>
    </ErrorBoundary>
  );
}
