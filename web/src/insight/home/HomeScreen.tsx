import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { HomeScreenQuery } from '../../__generated__/HomeScreenQuery.graphql.ts';
import { LocationUnavailable } from '../../businesses/locations/LocationUnavailable.tsx';
import { useGradualRows } from '../../platform/paging/useGradualRows.ts';
import { refetchScreen } from '../../platform/live/refetchScreen.ts';
import { useThrottledCallback } from '../../platform/live/useThrottledCallback.ts';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { Fault } from '../../platform/relay/Fault.ts';
import { type ScreenQuery, useHeldQuery } from '../../platform/relay/screenQuery.ts';
import { useLocationLive } from '../../schedule/gigs/useLocationLive.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { browserZone } from '../../ui/theme/browserZone.ts';
import { HomeCosts } from './HomeCosts.tsx';
import { HomeHeader } from './HomeHeader.tsx';
import { HomeItems } from './HomeItems.tsx';
import styles from './HomeScreen.module.css';
import { HomeSetup } from './HomeSetup.tsx';
import { HomeWeek } from './HomeWeek.tsx';
import { TodayBoard } from './TodayBoard.tsx';

/** Below the greeting, in the order in which people look at them. */
const panels = ['today', 'attention', 'week', 'costs'] as const;

interface Props {
  query: ScreenQuery<HomeScreenQuery>;
  locationId: number;
}

/** Where one lands: today at a location, what needs attention, and the week ahead. */
export function HomeScreen({ query, locationId }: Props) {
  const data = usePreloadedQuery<HomeScreenQuery>(
    graphql`
      query HomeScreenQuery($locationId: DatabaseId!) @preloadable @throwOnFieldError {
        location(databaseId: $locationId) @catch {
          ...useLocationLive_location
          name
          timeZone
          daySchedule(days: 1) @catch(to: NULL) {
            ...TodayBoard_schedule
          }
          home @catch(to: NULL) {
            openPlaces
            ...HomeHeader_home
            ...HomeItems_home
            ...HomeWeek_home
            ...HomeCosts_home
            ...HomeSetup_home
          }
        }
      }
    `,
    useHeldQuery(query),
  );
  const location = valueOrNull(data.location);
  const refresh = useThrottledCallback(() => refetchScreen(query));
  const live = useLocationLive(location ?? null, refresh);
  const drawn = useGradualRows(panels, 1);
  if (!location) return <LocationUnavailable />;
  const { name, home, daySchedule } = location;
  if (!home) throw new Fault('UNKNOWN', 'The home of this location could not be loaded.');
  const zone = location.timeZone ?? browserZone();

  return (
    <>
      <title>{`Today · ${name} · Brigade`}</title>
      <HomeHeader home={home} locationId={locationId} name={name} zone={zone} live={live} />
      <div className={styles.home}>
        <div className={styles.main}>
          <HomeSetup home={home} locationId={locationId} />
          {daySchedule ? (
            <div data-tour="today">
              <TodayBoard
                schedule={daySchedule}
                locationId={locationId}
                zone={zone}
                // Only who decides about applicants sees how many places are open.
                canReplace={home.openPlaces !== null}
              />
            </div>
          ) : (
            <InlineAlert tone="warning">
              Today’s shifts could not be loaded. Reload the page to try again.
            </InlineAlert>
          )}
          {drawn.includes('attention') ? (
            <div data-tour="attention">
              <HomeItems home={home} locationId={locationId} zone={zone} onChanged={refresh} />
            </div>
          ) : null}
        </div>
        <div className={styles.aside}>
          {drawn.includes('week') ? (
            <div data-tour="week">
              <HomeWeek home={home} locationId={locationId} />
            </div>
          ) : null}
          {drawn.includes('costs') ? <HomeCosts home={home} locationId={locationId} /> : null}
        </div>
      </div>
    </>
  );
}
