import { graphql, useFragment } from 'react-relay/hooks';
import type { useLocationLive_location$key } from '../../__generated__/useLocationLive_location.graphql.ts';
import type {
  useLocationLiveSubscription,
  useLocationLiveSubscription$data,
} from '../../__generated__/useLocationLiveSubscription.graphql.ts';
import type { LiveState } from '../../platform/live/liveState.ts';
import { useLiveSubscription } from '../../platform/live/useLiveSubscription.ts';

/** A batch of changes to the gigs of a location. */
type LocationEvent = useLocationLiveSubscription$data['locationGigsChanged'];

/**
 * Subscribes to changes of a location's gigs, applications and direct offers.
 *
 * @param location null for no subscription
 */
export function useLocationLive(
  location: useLocationLive_location$key | null,
  onEvent: (event: LocationEvent) => void,
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
  return useLiveSubscription<useLocationLiveSubscription, LocationEvent>({
    subscription: graphql`
      subscription useLocationLiveSubscription($id: ID!, $after: String) {
        locationGigsChanged(locationId: $id, after: $after) {
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
    id: data?.id ?? null,
    liveCursor: data?.liveCursor ?? null,
    eventOf: (response) => response.locationGigsChanged,
    onEvent,
  });
}
