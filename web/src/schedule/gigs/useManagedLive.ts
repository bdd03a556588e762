import { graphql, useFragment } from 'react-relay/hooks';
import type { useManagedLive_viewer$key } from '../../__generated__/useManagedLive_viewer.graphql.ts';
import type {
  useManagedLiveSubscription,
  useManagedLiveSubscription$data,
} from '../../__generated__/useManagedLiveSubscription.graphql.ts';
import type { LiveState } from '../../platform/live/liveState.ts';
import { useLiveSubscription } from '../../platform/live/useLiveSubscription.ts';

/** A batch of changes to the gigs of all locations of the viewer. */
type ManagedEvent = useManagedLiveSubscription$data['managedGigsChanged'];

/**
 * Subscribes to changes of the gigs, applications and direct offers of all locations where the viewer has a role.
 *
 * @param viewer null for no subscription
 */
export function useManagedLive(viewer: useManagedLive_viewer$key | null, onEvent: () => void): LiveState {
  const data = useFragment(
    graphql`
      fragment useManagedLive_viewer on User {
        id
        liveCursor
      }
    `,
    viewer,
  );
  return useLiveSubscription<useManagedLiveSubscription, ManagedEvent>({
    subscription: graphql`
      subscription useManagedLiveSubscription($after: String) {
        managedGigsChanged(after: $after) {
          cursor
          hasGap
          changes {
            gigDatabaseId
          }
        }
      }
    `,
    id: data?.id ?? null,
    liveCursor: data?.liveCursor ?? null,
    eventOf: (response) => response.managedGigsChanged,
    onEvent,
  });
}
