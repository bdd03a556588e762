import { graphql } from 'react-relay/hooks';
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
 * @param locationId the global ID, or null for no subscription
 */
export function useLocationLive(
  locationId: string | null,
  onEvent: (event: LocationEvent) => void,
): LiveState {
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
    id: locationId,
    eventOf: (response) => response.locationGigsChanged,
    onEvent,
  });
}
