import { graphql, useFragment } from 'react-relay/hooks';
import type { useGigLive_gig$key } from '../../__generated__/useGigLive_gig.graphql.ts';
import type {
  useGigLiveSubscription,
  useGigLiveSubscription$data,
} from '../../__generated__/useGigLiveSubscription.graphql.ts';
import type { LiveState } from '../../platform/live/liveState.ts';
import { useGigEvents } from './useGigEvents.ts';

type GigEvent = useGigLiveSubscription$data['gigApplicationsChanged'];

/**
 * Subscribes to changes of a gig's applications and direct offers. The payload updates the counts in the store; the screen
 * refetches everything else.
 *
 * @param gig null for no subscription
 */
export function useGigLive(gig: useGigLive_gig$key | null, onEvent: (event: GigEvent) => void): LiveState {
  const data = useFragment(
    graphql`
      fragment useGigLive_gig on Gig {
        ...useGigEvents_gig
      }
    `,
    gig,
  );
  return useGigEvents<useGigLiveSubscription>(
    data ?? null,
    graphql`
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
                missing
                offered
                noShows
                unpaid
              }
            }
          }
        }
      }
    `,
    onEvent,
  );
}
