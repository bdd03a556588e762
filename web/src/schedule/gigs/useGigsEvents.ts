import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import type { LiveState } from '../../platform/live/liveState.ts';
import { useLiveSubscription } from '../../platform/live/useLiveSubscription.ts';

/** A subscription to the changes of many gigs, under one name. */
interface GigsSubscription extends OperationType {
  readonly variables: { id?: string; after?: string | null | undefined };
  readonly response: {
    readonly gigsChanged: {
      readonly cursor: string;
      readonly hasGap: boolean;
      readonly changes: readonly unknown[];
    };
  };
}

/** A location or a user, whose gigs are followed. */
interface GigsScope {
  /** Null for no subscription. */
  readonly id: string | null;
  readonly liveCursor: string | null;
}

/**
 * Subscribes to the changes of the gigs of a location or of all that a user manages, from the state that the screen's query
 * has read.
 *
 * @param onEvent Called once for each event, in order.
 */
export function useGigsEvents<TSubscription extends GigsSubscription>(
  { id, liveCursor }: GigsScope,
  subscription: GraphQLTaggedNode,
  onEvent: (event: TSubscription['response']['gigsChanged']) => void,
): LiveState {
  return useLiveSubscription<TSubscription, TSubscription['response']['gigsChanged']>({
    subscription,
    id,
    liveCursor,
    eventOf: (response) => response.gigsChanged,
    onEvent,
  });
}
