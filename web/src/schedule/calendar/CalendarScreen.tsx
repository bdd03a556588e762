import { displayZone } from '@brigade/domain/platform/time/formatTime.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { type ComponentType, useDeferredValue, useEffect, useEffectEvent, useMemo } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { currentDay } from '../../platform/clock/currentTime.ts';
import type { CalendarScreenQuery } from '../../__generated__/CalendarScreenQuery.graphql.ts';
import type { GigListChoice } from '../gigs/gigListSearch.ts';
import { refetchScreen } from '../../platform/live/refetchScreen.ts';
import { useThrottledCallback } from '../../platform/live/useThrottledCallback.ts';
import { useLocationLive } from '../gigs/useLocationLive.ts';
import { LocationUnavailable } from '../../businesses/locations/LocationUnavailable.tsx';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { useHeldQuery, type ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { browserZone } from '../../ui/theme/browserZone.ts';
import type { PeopleProps } from './People.tsx';
import { CalendarBoard } from './CalendarBoard.tsx';
import { CalendarHeader } from './CalendarHeader.tsx';
import type { CalendarChoice } from './calendarSearch.ts';

interface Props {
  query: ScreenQuery<CalendarScreenQuery>;
  locationId: number;
  calendar: CalendarChoice;
  choice: GigListChoice;
  onTurned: (calendar: CalendarChoice) => void;
  onChosen: (choice: GigListChoice) => void;
  /** The view by person, which knows of attendance and therefore belongs elsewhere. */
  PeopleView: ComponentType<PeopleProps>;
}

/** The calendar of a location. */
export function CalendarScreen(props: Props) {
  const { query, locationId, calendar, choice, onTurned, onChosen, PeopleView } = props;
  // Keeps showing the previous period while the next one loads.
  const wanted = useMemo(() => ({ query, calendar }), [query, calendar]);
  const shown = useDeferredValue(wanted);
  const data = usePreloadedQuery<CalendarScreenQuery>(
    graphql`
      query CalendarScreenQuery(
        $locationId: DatabaseId!
        $from: Date!
        $until: Date!
        $filter: GigFilter!
        $isByPerson: Boolean!
      ) @preloadable @throwOnFieldError {
        location(databaseId: $locationId) @catch {
          ...useLocationLive_location
          timeZone
          ...CalendarHeader_location
          ...CalendarBoard_location
        }
      }
    `,
    useHeldQuery(shown.query),
  );
  const location = valueOrNull(data.location);
  const refresh = useThrottledCallback(() => refetchScreen(shown.query));
  const live = useLocationLive(location ?? null, refresh);
  const zone = displayZone(location?.timeZone ?? null, browserZone());
  const today = currentDay(zone);
  const { from, until } = shown.query.queryRef.variables;

  // The first query used the browser's date, because the location's time zone was not known yet.
  const isElsewhere =
    calendar.date === null &&
    !isBetween(today, query.queryRef.variables.from, query.queryRef.variables.until);
  const turnToToday = useEffectEvent(() => onTurned({ ...calendar, date: String(today) }));
  useEffect(() => {
    if (isElsewhere) turnToToday();
  }, [isElsewhere]);

  if (!location) return <LocationUnavailable />;

  return (
    <>
      <CalendarHeader
        location={location}
        locationId={locationId}
        calendar={calendar}
        choice={choice}
        date={calendar.date === null ? today : Temporal.PlainDate.from(calendar.date)}
        today={today}
        live={live}
      />
      <CalendarBoard
        // Another period resets the drag, the selection and the scroll position.
        key={`${from} ${until}`}
        location={location}
        zone={zone}
        locationId={locationId}
        calendar={shown.calendar}
        choice={choice}
        from={from}
        until={until}
        isBusy={shown.query !== query}
        onTurned={onTurned}
        onChosen={onChosen}
        PeopleView={PeopleView}
      />
    </>
  );
}

function isBetween(day: Temporal.PlainDate, from: string, until: string): boolean {
  return Temporal.PlainDate.compare(from, day) <= 0 && Temporal.PlainDate.compare(day, until) <= 0;
}
