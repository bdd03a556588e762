import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { useDeferredValue } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { CallListScreenQuery } from '../../__generated__/CallListScreenQuery.graphql.ts';
import { LocationUnavailable } from '../../businesses/locations/LocationUnavailable.tsx';
import { refetchScreen } from '../../platform/live/refetchScreen.ts';
import { useThrottledCallback } from '../../platform/live/useThrottledCallback.ts';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { Fault } from '../../platform/relay/Fault.ts';
import { type ScreenQuery, useHeldQuery } from '../../platform/relay/screenQuery.ts';
import { dayLabel } from '../../schedule/calendar/dates/dayLabel.ts';
import { useLocationLive } from '../../schedule/gigs/useLocationLive.ts';
import { Paper } from '../../ui/layout/Paper.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { browserZone } from '../../ui/theme/browserZone.ts';
import { CallList } from './CallList.tsx';
import type { CallListChoice } from './callListSearch.ts';
import { CallListToolbar } from './CallListToolbar.tsx';

interface Props {
  query: ScreenQuery<CallListScreenQuery>;
  locationId: number;
  choice: CallListChoice;
  onNamed: (name: string) => void;
}

/** Everyone who is expected at a location on a day, over all its shifts, to call and text. */
export function CallListScreen({ query, locationId, choice, onNamed }: Props) {
  // Keeps showing the previous day while the next one loads.
  const shown = useDeferredValue(query);
  const data = usePreloadedQuery<CallListScreenQuery>(
    graphql`
      query CallListScreenQuery($locationId: DatabaseId!, $from: Date) @preloadable @throwOnFieldError {
        location(databaseId: $locationId) @catch {
          ...useLocationLive_location
          name
          timeZone
          daySchedule(from: $from) @catch(to: NULL) {
            from
            ...CallList_schedule
          }
        }
      }
    `,
    useHeldQuery(shown),
  );
  const location = valueOrNull(data.location);
  const refresh = useThrottledCallback(() => refetchScreen(shown));
  useLocationLive(location ?? null, refresh);
  if (!location) return <LocationUnavailable />;
  const { name, timeZone, daySchedule } = location;
  if (!daySchedule) throw new Fault('UNKNOWN', 'The call list could not be loaded.');
  const day = dayLabel(Temporal.PlainDate.from(daySchedule.from));

  return (
    <Paper>
      <PageHeader title="Call list" subtitle={`${day} · ${name}`}>
        <title>{`Call list · ${name} · Brigade`}</title>
      </PageHeader>
      <CallListToolbar locationId={locationId} choice={choice} day={daySchedule.from} onNamed={onNamed} />
      <CallList
        schedule={daySchedule}
        locationId={locationId}
        zone={timeZone ?? browserZone()}
        name={choice.name}
        onCleared={() => onNamed('')}
        isBusy={shown !== query}
      />
    </Paper>
  );
}
