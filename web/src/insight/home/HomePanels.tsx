import { graphql, useFragment } from 'react-relay/hooks';
import type { HomePanels_location$key } from '../../__generated__/HomePanels_location.graphql.ts';
import type { LiveState } from '../../platform/live/liveState.ts';
import { useGradualRows } from '../../platform/paging/useGradualRows.ts';
import { browserZone } from '../../ui/theme/browserZone.ts';
import { HomeCosts } from './HomeCosts.tsx';
import { HomeHeader } from './HomeHeader.tsx';
import { HomeItems } from './HomeItems.tsx';
import { HomePartFailure } from './HomePartFailure.tsx';
import styles from './HomeScreen.module.css';
import { HomeSetup } from './HomeSetup.tsx';
import { HomeWeek } from './HomeWeek.tsx';
import { TodayBoard } from './TodayBoard.tsx';

/** Below the greeting, in the order in which people look at them. */
const panels = ['today', 'attention', 'week', 'costs'] as const;

interface Props {
  location: HomePanels_location$key;
  locationId: number;
  live: LiveState;
  /** Called when an act may have changed what the screen shows. */
  onChanged: () => void;
  /** Loads the screen again. */
  onRetry: () => Promise<unknown>;
}

/** The parts of the home. Those that could not be loaded say so in their place, and the others stay. */
export function HomePanels({ location, locationId, live, onChanged, onRetry }: Props) {
  const { name, timeZone, home, daySchedule } = useFragment(
    graphql`
      fragment HomePanels_location on Location @throwOnFieldError {
        name
        timeZone
        daySchedule(days: 1) @catch(to: NULL) {
          ...TodayBoard_schedule
        }
        home @catch(to: NULL) {
          openPlaces
          ...HomeHeader_home
          ...HomeItems_home
          ...HomeSetup_home
          days {
            ...HomeWeek_days
          }
          weeks @catch(to: NULL) {
            ...HomeCosts_weeks
          }
        }
      }
    `,
    location,
  );
  const drawn = useGradualRows(panels, 1);
  const zone = timeZone ?? browserZone();
  return (
    <>
      <title>{`Today · ${name} · Brigade`}</title>
      <HomeHeader home={home ?? null} locationId={locationId} name={name} zone={zone} live={live} />
      <div className={styles.home}>
        <div className={styles.main}>
          {home ? <HomeSetup home={home} locationId={locationId} /> : null}
          {daySchedule ? (
            <div data-tour="today">
              <TodayBoard
                schedule={daySchedule}
                locationId={locationId}
                zone={zone}
                // Only who decides about applicants sees how many places are open.
                canReplace={home?.openPlaces != null}
              />
            </div>
          ) : (
            <HomePartFailure onRetry={onRetry}>Today’s shifts could not be loaded.</HomePartFailure>
          )}
          {home ? null : (
            <HomePartFailure onRetry={onRetry}>
              What needs attention and the week ahead could not be loaded.
            </HomePartFailure>
          )}
          {home && drawn.includes('attention') ? (
            <div data-tour="attention">
              <HomeItems home={home} locationId={locationId} zone={zone} onChanged={onChanged} />
            </div>
          ) : null}
        </div>
        {home ? (
          <div className={styles.aside}>
            {drawn.includes('week') ? (
              <div data-tour="week">
                <HomeWeek days={home.days} locationId={locationId} />
              </div>
            ) : null}
            {drawn.includes('costs') && home.weeks ? (
              <HomeCosts weeks={home.weeks} place={`/locations/${locationId}`} />
            ) : null}
          </div>
        ) : null}
      </div>
    </>
  );
}
