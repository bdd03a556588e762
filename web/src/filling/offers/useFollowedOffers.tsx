import { type ReactNode, useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { Subscription } from 'relay-runtime';
import type { useFollowedOffersQuery } from '../../__generated__/useFollowedOffersQuery.graphql.ts';
import type { SentOffer, SentOffers } from './offerGig.ts';
import { OfferResults } from './OfferResults.tsx';

/** What was seen at a look. */
interface Seen {
  readonly isDone: boolean;
  readonly total: number;
  readonly done: number;
  readonly results: readonly SentOffer[];
}

/** Milliseconds from one look to the next. */
const interval = 1500;

/** Looks in a row that may fail before it is said. */
const patience = 3;

/** Offers as they are by now: what is made in the background is asked for until all is done. */
export function useFollowedOffers({ results: first, operation }: SentOffers) {
  const environment = useRelayEnvironment();
  const [latest, setLatest] = useState<Seen | null>(null);
  const [failures, setFailures] = useState(0);
  const operationId = operation?.id ?? null;
  const isDone = operation === null || latest?.isDone === true;

  useEffect(() => {
    if (operationId === null || isDone) return undefined;
    let subscription: Subscription | null = null;
    const lookAgain = () => {
      timer = setTimeout(look, interval);
    };
    const fail = () => {
      setFailures((count) => count + 1);
      lookAgain();
    };
    const look = () => {
      subscription = fetchQuery<useFollowedOffersQuery>(
        environment,
        graphql`
          query useFollowedOffersQuery($id: ID!) {
            node(id: $id) {
              __typename
              ... on OfferOperation {
                status
                total
                done
                results {
                  __typename
                  ...OfferResults_results
                }
              }
            }
          }
        `,
        { id: operationId },
        { networkCacheConfig: { force: true } },
      ).subscribe({
        next: ({ node }) => {
          // The gateway gives null when the operation cannot be read for now.
          if (!node) {
            fail();
            return;
          }
          const { __typename: type } = node;
          if (type !== 'OfferOperation') return;
          setFailures(0);
          const { status, total, done, results } = node;
          setLatest({ isDone: status === 'DONE', total, done, results });
          if (status !== 'DONE') lookAgain();
        },
        error: fail,
      });
    };
    let timer = setTimeout(look, interval);
    return () => {
      clearTimeout(timer);
      subscription?.unsubscribe();
    };
  }, [environment, operationId, isDone]);

  const results = latest?.results ?? first;
  const made = results.filter(({ __typename }) => __typename === 'OfferMade').length;
  const list: ReactNode = <OfferResults results={results} />;
  return {
    /** The outcome of each so far. */
    list,
    hasNoOffers: made === 0,
    counts: { made, refused: results.length - made },
    /** Null once all is done. */
    progress: isDone ? null : (latest ?? operation),
    hasFailed: failures >= patience,
  };
}
