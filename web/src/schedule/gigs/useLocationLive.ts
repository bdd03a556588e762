import { graphql } from 'react-relay/hooks';
import type {
  useLocationLiveSubscription,
  useLocationLiveSubscription$data,
} from '../../__generated__/useLocationLiveSubscription.graphql.ts';
import type { LiveState } from '../../live/liveState.ts';
import { useLine } from '../../platform/live/useLiveSubscription.ts';

/** What happened to gigs of a location, together. */
export type LocationEvent = useLocationLiveSubscription$data['locationGigsChanged'];

/**
 * Follows all gigs of a location with their applications and direct offers.
 *
 * @param locationId the global id; null: nothing is followed
 */
export function useLocationLive(
  locationId: string | null,
  onEvent: (event: LocationEvent) => void,
): LiveState {
  return useLine<useLocationLiveSubscription, LocationEvent>({
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
