import { graphql, useFragment } from 'react-relay/hooks';
import type { useManagedLive_viewer$key } from '../../__generated__/useManagedLive_viewer.graphql.ts';
import type {
  useManagedLiveSubscription,
  useManagedLiveSubscription$data,
} from '../../__generated__/useManagedLiveSubscription.graphql.ts';
import type { LiveState } from '../../platform/live/liveState.ts';
import { useGigsEvents } from './useGigsEvents.ts';

/**
 * Subscribes to changes of the gigs, applications and direct offers of all locations where the viewer has a role, and of the
 * work that locations have left to the viewer's organizations.
 *
 * @param viewer null for no subscription
 */
export function useManagedLive(
  viewer: useManagedLive_viewer$key | null,
  onEvent: (event: useManagedLiveSubscription$data['gigsChanged']) => void,
): LiveState {
  const data = useFragment(
    graphql`
      fragment useManagedLive_viewer on User {
        id
        liveCursor
      }
    `,
    viewer,
  );
  const { id = null, liveCursor = null } = data ?? {};
  return useGigsEvents<useManagedLiveSubscription>(
    { id, liveCursor },
    graphql`
      subscription useManagedLiveSubscription($after: String) {
        gigsChanged: managedGigsChanged(after: $after) {
          cursor
          hasGap
          changes {
            subject
          }
        }
      }
    `,
    onEvent,
  );
}
