import { Suspense, useEffect, useTransition } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from 'react-relay/hooks';
import type { DisputeCostPreviewQuery } from '../../__generated__/DisputeCostPreviewQuery.graphql.ts';
import disputeCostPreviewQuery from '../../__generated__/DisputeCostPreviewQuery$parameters.ts';
import { faultMessage } from '../../platform/relay/Fault.ts';
import { ErrorBoundary } from '../../platform/screen/ErrorBoundary.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';
import { DisputeCostLines } from './DisputeCostLines.tsx';

/** The debounce delay before a request, in milliseconds. */
const debounceMs = 300;

interface Props {
  disputeId: string;
  /** Minutes or cents. */
  value: { readonly minutes: number } | { readonly amountCents: number };
}

/** What a part of the claim costs, as it is typed. */
export function DisputeCostPreview({ disputeId, value }: Props) {
  const [queryRef, load, dispose] = useQueryLoader<DisputeCostPreviewQuery>(disputeCostPreviewQuery);
  const [, startTransition] = useTransition();
  const variables = JSON.stringify({ id: disputeId, minutes: null, amountCents: null, ...value });

  useEffect(() => {
    const requested = JSON.parse(variables) as DisputeCostPreviewQuery['variables'];
    const timer = setTimeout(() => startTransition(() => load(requested)), debounceMs);
    return () => clearTimeout(timer);
  }, [variables, load]);
  useEffect(() => dispose, [dispose]);

  const waiting = <SkeletonRows label="Calculating the cost" rows={1} />;
  return (
    <ErrorBoundary
      resetKey={queryRef}
      renderError={(error) => <InlineAlert tone="warning">{faultMessage(error)}</InlineAlert>}
    >
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
