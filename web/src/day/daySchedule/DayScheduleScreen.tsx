import { useDeferredValue } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { DayScheduleScreenQuery } from '../../__generated__/DayScheduleScreenQuery.graphql.ts';
import { LocationUnavailable } from '../../businesses/locations/LocationUnavailable.tsx';
import { refetchScreen } from '../../platform/live/refetchScreen.ts';
import { useThrottledCallback } from '../../platform/live/useThrottledCallback.ts';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { Fault } from '../../platform/relay/Fault.ts';
import { type ScreenQuery, useHeldQuery } from '../../platform/relay/screenQuery.ts';
import { useLocationLive } from '../../schedule/gigs/useLocationLive.ts';
import { Paper } from '../../ui/layout/Paper.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { browserZone } from '../../ui/theme/browserZone.ts';
import { DayScheduleDays } from './DayScheduleDays.tsx';
import type { DayScheduleChoice } from './dayScheduleSearch.ts';
import { DayScheduleToolbar } from './DayScheduleToolbar.tsx';
import { useScheduleTitle } from './useScheduleTitle.ts';

interface Props {
  query: ScreenQuery<DayScheduleScreenQuery>;
  locationId: number;
  choice: DayScheduleChoice;
}

/** Who works at a location on a day, three days or a week: expected, late, in, on break, out, and open places. */
export function DayScheduleScreen({ query, locationId, choice }: Props) {
  // Keeps showing the previous days while the next ones load.
  const shown = useDeferredValue(query);
  const data = usePreloadedQuery<DayScheduleScreenQuery>(
    graphql`
      query DayScheduleScreenQuery($locationId: DatabaseId!, $from: Date, $days: Int!)
      @preloadable
      @throwOnFieldError {
        location(databaseId: $locationId) @catch {
          ...useLocationLive_location
          name
          timeZone
          viewerCanManageApplicants @catch(to: NULL)
          daySchedule(from: $from, days: $days) @catch(to: NULL) {
            from
            ...DayScheduleDays_schedule
          }
        }
      }
    `,
    useHeldQuery(shown),
  );
  const title = useScheduleTitle(locationId);
  const location = valueOrNull(data.location);
  const refresh = useThrottledCallback(() => refetchScreen(shown));
  useLocationLive(location ?? null, refresh);
  if (!location) return <LocationUnavailable />;
  if (!location.daySchedule) throw new Fault('UNKNOWN', 'The schedule could not be loaded.');

  return (
    <Paper>
      <PageHeader title={title} subtitle={location.name}>
        <title>{`${title} · ${location.name} · Brigade`}</title>
      </PageHeader>
      <DayScheduleToolbar locationId={locationId} choice={choice} from={location.daySchedule.from} />
      <DayScheduleDays
        schedule={location.daySchedule}
        locationId={locationId}
        zone={location.timeZone ?? browserZone()}
        canManage={location.viewerCanManageApplicants === true}
        isBusy={shown !== query}
      />
    </Paper>
  );
}
