import { graphql, useFragment } from 'react-relay/hooks';
import type { useLocationLive_location$key } from '../../__generated__/useLocationLive_location.graphql.ts';
import type {
  useLocationLiveSubscription,
  useLocationLiveSubscription$data,
} from '../../__generated__/useLocationLiveSubscription.graphql.ts';
import type { LiveState } from '../../platform/live/liveState.ts';
import { useGigsEvents } from './useGigsEvents.ts';

/**
 * Subscribes to changes of a location's gigs, applications and direct offers.
 *
 * @param location null for no subscription
 */
export function useLocationLive(
  location: useLocationLive_location$key | null,
  onEvent: (event: useLocationLiveSubscription$data['gigsChanged']) => void,
): LiveState {
  const data = useFragment(
    graphql`
      fragment useLocationLive_location on Location {
        id
        liveCursor
      }
    `,
    location,
  );
  const { id = null, liveCursor = null } = data ?? {};
  return useGigsEvents<useLocationLiveSubscription>(
    { id, liveCursor },
    graphql`
      subscription useLocationLiveSubscription($id: ID!, $after: String) {
        gigsChanged: locationGigsChanged(locationId: $id, after: $after) {
          cursor
          hasGap
          changes {
            subject
            action
            gigDatabaseId
          }
        }
      }
    `,
    onEvent,
  );
}
