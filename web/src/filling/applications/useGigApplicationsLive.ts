import type { LiveState } from '../../platform/live/liveState.ts';
import { useLocationLive } from '../../schedule/gigs/useLocationLive.ts';

interface Followed {
  /** The global id of their location; null: nothing is followed. */
  locationId: string | null;
  gigDatabaseIds: readonly number[];
}

/**
 * Follows the applications of several gigs of one location, on one line: a browser has six to a host.
 *
 * @param onChanged called with those gigs of which something changed; all of them, when there is no saying
 */
export function useGigApplicationsLive(
  { locationId, gigDatabaseIds }: Followed,
  onChanged: (gigDatabaseIds: readonly number[]) => void,
): LiveState {
  return useLocationLive(locationId, ({ hasGap, changes }) => {
    const changed = new Set(changes.map(({ gigDatabaseId }) => gigDatabaseId));
    const concerned = hasGap ? gigDatabaseIds : gigDatabaseIds.filter((id) => changed.has(id));
    if (concerned.length > 0) onChanged(concerned);
  });
}
