import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { RosterScreenQuery } from '../../__generated__/RosterScreenQuery.graphql.ts';
import { refetchScreen } from '../../platform/live/refetchScreen.ts';
import { useThrottledCallback } from '../../platform/live/useThrottledCallback.ts';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { useHeldQuery, type ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { GigHeader } from '../../schedule/gigs/GigHeader.tsx';
import { GigUnavailable } from '../../schedule/gigs/GigUnavailable.tsx';
import { AvailableRoster } from './AvailableRoster.tsx';
import { UnshownActs } from './outbox/UnshownActs.tsx';
import { useRosterLive } from './useRosterLive.ts';

interface Props {
  query: ScreenQuery<RosterScreenQuery>;
  locationId: number;
  /** Only pros whose name contains this text. */
  name: string;
  onNamed: (name: string) => void;
}

/** The roster of a gig: who is expected, at work, on break or gone. */
export function RosterScreen({ query, locationId, name, onNamed }: Props) {
  const data = usePreloadedQuery<RosterScreenQuery>(
    graphql`
      query RosterScreenQuery($gigId: DatabaseId!) @preloadable @throwOnFieldError {
        gig(databaseId: $gigId) @catch {
          ...useRosterLive_gig
          location {
            databaseId
          }
          ...GigHeader_gig
          ...GigHeader_access
          ...AvailableRoster_gig
        }
      }
    `,
    useHeldQuery(query),
  );
  const gig = valueOrNull(data.gig);
  const refresh = useThrottledCallback(() => refetchScreen(query));
  const live = useRosterLive(gig ?? null, refresh);
  if (!gig || gig.location?.databaseId !== locationId) {
    return (
      <>
        <UnshownActs />
        <GigUnavailable locationId={locationId} />
      </>
    );
  }

  return (
    <>
      <GigHeader gig={gig} access={gig} locationId={locationId} currentTab="roster" live={live} />
      <AvailableRoster gig={gig} name={name} onNamed={onNamed} onChanged={refresh} />
    </>
  );
}
