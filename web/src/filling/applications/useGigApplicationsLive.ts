import { graphql, useFragment } from 'react-relay/hooks';
import type { useGigApplicationsLive_location$key } from '../../__generated__/useGigApplicationsLive_location.graphql.ts';
import type { LiveState } from '../../platform/live/liveState.ts';
import { useLocationLive } from '../../schedule/gigs/useLocationLive.ts';

interface Followed {
  /** Their location; null: nothing is followed. */
  location: useGigApplicationsLive_location$key | null;
  gigDatabaseIds: readonly number[];
}

/**
 * Follows the applications of several gigs of one location, on one line: a browser has six to a host.
 *
 * @param onChanged called with those gigs of which something changed; all of them, when there is no saying
 */
export function useGigApplicationsLive(
  { location, gigDatabaseIds }: Followed,
  onChanged: (gigDatabaseIds: readonly number[]) => void,
): LiveState {
  const followed = useFragment(
    graphql`
      fragment useGigApplicationsLive_location on Location {
        ...useLocationLive_location
      }
    `,
    location,
  );
  return useLocationLive(followed ?? null, ({ hasGap, changes }) => {
    const changed = new Set(changes.map(({ gigDatabaseId }) => gigDatabaseId));
    const concerned = hasGap ? gigDatabaseIds : gigDatabaseIds.filter((id) => changed.has(id));
    if (concerned.length > 0) onChanged(concerned);
  });
}
