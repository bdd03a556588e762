import { graphql, useFragment } from 'react-relay/hooks';
import type { useRosterLive_gig$key } from '../../__generated__/useRosterLive_gig.graphql.ts';
import type {
  useRosterLiveSubscription,
  useRosterLiveSubscription$data,
} from '../../__generated__/useRosterLiveSubscription.graphql.ts';
import type { LiveState } from '../../platform/live/liveState.ts';
import { useGigEvents } from '../../schedule/gigs/useGigEvents.ts';

type RosterEvent = useRosterLiveSubscription$data['gigApplicationsChanged'];

/**
 * Subscribes to changes of a gig for screens that show where its pros are. Punches, breaks and attendance arrive with the
 * event, and thus do not wait for the refetch, which is throttled; the screen refetches everything else.
 *
 * @param gig null for no subscription
 */
export function useRosterLive(
  gig: useRosterLive_gig$key | null,
  onEvent: (event: RosterEvent) => void,
): LiveState {
  const data = useFragment(
    graphql`
      fragment useRosterLive_gig on Gig {
        ...useGigEvents_gig
      }
    `,
    gig,
  );
  // Only parts that cannot fail alone: an error in the store would take the whole row from the screen.
  return useGigEvents<useRosterLiveSubscription>(
    data ?? null,
    graphql`
      subscription useRosterLiveSubscription($id: ID!, $after: String) {
        gigApplicationsChanged(gigId: $id, after: $after) {
          cursor
          hasGap
          changes {
            subject
            gig {
              ...GigStatusBadge_gig
              fill {
                applications
                openApplications
                cancelled
              }
            }
            application {
              ...AttendanceBadge_application
              ...TimeRecords_application
              ...useRecordCorrections_application
            }
          }
        }
      }
    `,
    onEvent,
  );
}
