import { graphql } from 'react-relay/hooks';
import type {
  useGigLiveSubscription,
  useGigLiveSubscription$data,
} from '../../__generated__/useGigLiveSubscription.graphql.ts';
import type { LiveState } from '../../live/liveState.ts';
import { useLine } from '../../platform/live/useLiveSubscription.ts';

type GigEvent = useGigLiveSubscription$data['gigApplicationsChanged'];

/**
 * Follows the applications and direct offers of a gig. The counts of its places change by themselves; everything else
 * is for the screen to ask for again.
 *
 * @param gigId the global id; null: nothing is followed
 */
export function useGigLive(gigId: string | null, onEvent: (event: GigEvent) => void): LiveState {
  return useLine<useGigLiveSubscription, GigEvent>({
    subscription: graphql`
      subscription useGigLiveSubscription($id: ID!, $after: String) {
        gigApplicationsChanged(gigId: $id, after: $after) {
          cursor
          hasGap
          changes {
            subject
            gig {
              status
              listStatus
              fill {
                places
                applications
                openApplications
                selected
                confirmed
                cancelled
              }
            }
          }
        }
      }
    `,
    id: gigId,
    eventOf: (response) => response.gigApplicationsChanged,
    onEvent,
  });
}
