import { Suspense, useEffect } from 'react';
import { graphql, useQueryLoader, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { BoostOfGigQuery } from '../../__generated__/BoostOfGigQuery.graphql.ts';
import boostOfGigQuery from '../../__generated__/BoostOfGigQuery$parameters.ts';
import { ErrorBoundary } from '../../platform/screen/ErrorBoundary.tsx';
import { LoadError } from '../../platform/screen/LoadError.tsx';
import BoostDialog from './BoostDialog.tsx';

interface Props {
  /** The node id of the gig. */
  gigId: string;
  /** What to begin with, in cents for each pro; null for nothing. */
  suggestedCents: number | null;
  onClosed: () => void;
}

/** The dialog that boosts a gig, where the screen does not know what a bonus costs: it is asked for now. */
export default function BoostOfGig({ gigId, ...dialog }: Props) {
  const [queryRef, load, dispose] = useQueryLoader<BoostOfGigQuery>(boostOfGigQuery);
  useEffect(() => load({ gigId }), [gigId, load]);
  useEffect(() => dispose, [dispose]);
  return (
    <ErrorBoundary resetKey={queryRef} renderError={(error) => <LoadError tone="warning" error={error} />}>
      <Suspense>{queryRef ? <LoadedDialog queryRef={queryRef} {...dialog} /> : null}</Suspense>
    </ErrorBoundary>
  );
}

type LoadedProps = Omit<Props, 'gigId'> & { queryRef: PreloadedQuery<BoostOfGigQuery> };

function LoadedDialog({ queryRef, ...dialog }: LoadedProps) {
  const { gig } = usePreloadedQuery<BoostOfGigQuery>(
    graphql`
      query BoostOfGigQuery($gigId: ID!) @preloadable @throwOnFieldError {
        gig: node(id: $gigId) {
          ...BoostDialog_gig @alias(as: "dialog")
        }
      }
    `,
    queryRef,
  );
  return gig?.dialog ? <BoostDialog gig={gig.dialog} {...dialog} /> : null;
}
