import { graphql, useFragment } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import type { useGigEvents_gig$key } from '../../__generated__/useGigEvents_gig.graphql.ts';
import type { LiveState } from '../../platform/live/liveState.ts';
import { useLiveSubscription } from '../../platform/live/useLiveSubscription.ts';

/** A subscription to the changes of one gig; each screen selects what it wants in the store with the event. */
interface GigSubscription extends OperationType {
  readonly variables: { id: string; after?: string | null | undefined };
  readonly response: {
    readonly gigApplicationsChanged: {
      readonly cursor: string;
      readonly hasGap: boolean;
      readonly changes: readonly unknown[];
    };
  };
}

/**
 * Subscribes to the changes of a gig, from the state that the screen's query has read.
 *
 * @param gig null for no subscription
 * @param onEvent Called once for each event, in order.
 */
export function useGigEvents<TSubscription extends GigSubscription>(
  gig: useGigEvents_gig$key | null,
  subscription: GraphQLTaggedNode,
  onEvent: (event: TSubscription['response']['gigApplicationsChanged']) => void,
): LiveState {
  const data = useFragment(
    graphql`
      fragment useGigEvents_gig on Gig {
        id
        liveCursor
      }
    `,
    gig,
  );
  return useLiveSubscription<TSubscription, TSubscription['response']['gigApplicationsChanged']>({
    subscription,
    id: data?.id ?? null,
    liveCursor: data?.liveCursor ?? null,
    eventOf: (response) => response.gigApplicationsChanged,
    onEvent,
  });
}
