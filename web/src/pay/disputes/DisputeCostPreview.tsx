import { Suspense } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import type { DisputeCostPreviewQuery } from '../../__generated__/DisputeCostPreviewQuery.graphql.ts';
import disputeCostPreviewQuery from '../../__generated__/DisputeCostPreviewQuery$parameters.ts';
import { useDebouncedLoader } from '../../platform/relay/useDebouncedLoader.ts';
import { ErrorBoundary } from '../../platform/screen/ErrorBoundary.tsx';
import { LoadError } from '../../platform/screen/LoadError.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';
import { DisputeCostLines } from './DisputeCostLines.tsx';

interface Props {
  disputeId: string;
  /** Minutes or cents; null for the whole claim. */
  value: { readonly minutes: number } | { readonly amountCents: number } | null;
}

/** What the claim costs, or a part of it as it is typed. */
export function DisputeCostPreview({ disputeId, value }: Props) {
  const variables = { id: disputeId, minutes: null, amountCents: null, ...value };
  const { queryRef } = useDebouncedLoader(disputeCostPreviewQuery, variables);

  const waiting = <SkeletonRows label="Calculating the cost" rows={1} />;
  return (
    <ErrorBoundary resetKey={queryRef} renderError={(error) => <LoadError tone="warning" error={error} />}>
      <Suspense fallback={waiting}>{queryRef ? <Cost queryRef={queryRef} /> : waiting}</Suspense>
    </ErrorBoundary>
  );
}

function Cost({ queryRef }: { queryRef: PreloadedQuery<DisputeCostPreviewQuery> }) {
  const { node } = usePreloadedQuery<DisputeCostPreviewQuery>(
    graphql`
      query DisputeCostPreviewQuery($id: ID!, $minutes: Int, $amountCents: Int)
      @preloadable
      @throwOnFieldError {
        node(id: $id) {
          ... on Dispute {
            cost(minutes: $minutes, amountCents: $amountCents) {
              ...DisputeCostLines_cost
            }
          }
        }
      }
    `,
    queryRef,
  );
  return node?.cost ? <DisputeCostLines cost={node.cost} /> : null;
}
