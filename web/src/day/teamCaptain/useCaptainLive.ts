import { graphql, useFragment } from 'react-relay/hooks';
import type { useCaptainLive_captain$key } from '../../__generated__/useCaptainLive_captain.graphql.ts';
import type {
  useCaptainLiveSubscription,
  useCaptainLiveSubscription$data,
} from '../../__generated__/useCaptainLiveSubscription.graphql.ts';
import type { LiveState } from '../../platform/live/liveState.ts';
import { useLiveSubscription } from '../../platform/live/useLiveSubscription.ts';

type CaptainEvent = useCaptainLiveSubscription$data['gigApplicationsChanged'];

/**
 * Subscribes to the changes of all gigs that a team captain looks after.
 *
 * @param captain null for no subscription
 */
export function useCaptainLive(captain: useCaptainLive_captain$key | null, onEvent: () => void): LiveState {
  const data = useFragment(
    graphql`
      fragment useCaptainLive_captain on TeamCaptain {
        sourceGigId
        liveCursor
      }
    `,
    captain,
  );
  const liveCursor = data?.liveCursor ?? null;
  return useLiveSubscription<useCaptainLiveSubscription, CaptainEvent>({
    subscription: graphql`
      subscription useCaptainLiveSubscription($id: ID!, $after: String) {
        gigApplicationsChanged(gigId: $id, forTeamCaptain: true, after: $after) {
          cursor
          hasGap
          changes {
            gigDatabaseId
          }
        }
      }
    `,
    // A REST API without a change feed has no cursor: only the gig that was named would be followed.
    id: liveCursor === null ? null : (data?.sourceGigId ?? null),
    liveCursor,
    eventOf: (response) => response.gigApplicationsChanged,
    onEvent,
  });
}
