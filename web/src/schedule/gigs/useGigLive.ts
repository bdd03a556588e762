import { graphql } from 'react-relay/hooks';
import type {
  useGigLiveSubscription,
  useGigLiveSubscription$data,
} from '../../__generated__/useGigLiveSubscription.graphql.ts';
import type { LiveState } from '../../platform/live/liveState.ts';
import { useLiveSubscription } from '../../platform/live/useLiveSubscription.ts';

type GigEvent = useGigLiveSubscription$data['gigApplicationsChanged'];

/**
 * Subscribes to changes of a gig's applications and direct offers. The payload updates the counts in the store; the screen
 * refetches everything else.
 *
 * @param gigId the global ID, or null for no subscription
 */
export function useGigLive(gigId: string | null, onEvent: (event: GigEvent) => void): LiveState {
  return useLiveSubscription<useGigLiveSubscription, GigEvent>({
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
