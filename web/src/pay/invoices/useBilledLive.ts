import { graphql, useFragment } from 'react-relay/hooks';
import type { useBilledLive_viewer$key } from '../../__generated__/useBilledLive_viewer.graphql.ts';
import type { LiveState } from '../../platform/live/liveState.ts';
import { useVisibleInterval } from '../../platform/live/useVisibleInterval.ts';
import { useManagedLive } from '../../schedule/gigs/useManagedLive.ts';
import { refreshMs } from './refreshMs.ts';

/**
 * Follows the invoices and disputes of the viewer's organizations, which change with their applications. Looks now and then
 * while it cannot: a platform admin without a role follows nothing, and without a cursor there is no change feed.
 *
 * @param viewer null for a screen that shows nothing
 */
export function useBilledLive(viewer: useBilledLive_viewer$key | null, refresh: () => void): LiveState {
  const data = useFragment(
    graphql`
      fragment useBilledLive_viewer on User {
        liveCursor
        ...useManagedLive_viewer
      }
    `,
    viewer,
  );
  const live = useManagedLive(data?.liveCursor == null ? null : data, ({ hasGap, changes }) => {
    if (hasGap || changes.some(({ subject }) => subject === 'APPLICATION')) refresh();
  });
  useVisibleInterval(refresh, viewer && live !== 'live' ? refreshMs(false) : null);
  return live;
}
