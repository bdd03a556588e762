import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { useDeferredValue } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { LocationsDayScreenQuery } from '../../../__generated__/LocationsDayScreenQuery.graphql.ts';
import { LiveStatus } from '../../../platform/live/LiveStatus.tsx';
import { refetchScreen } from '../../../platform/live/refetchScreen.ts';
import { useThrottledCallback } from '../../../platform/live/useThrottledCallback.ts';
import { Fault } from '../../../platform/relay/Fault.ts';
import { type ScreenQuery, useHeldQuery } from '../../../platform/relay/screenQuery.ts';
import { dayLabel } from '../../../schedule/calendar/dates/dayLabel.ts';
import { useManagedLive } from '../../../schedule/gigs/useManagedLive.ts';
import { Paper } from '../../../ui/layout/Paper.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { LocationsDay } from './LocationsDay.tsx';
import { LocationsDayToolbar } from './LocationsDayToolbar.tsx';

interface Props {
  query: ScreenQuery<LocationsDayScreenQuery>;
  /** The chosen day, YYYY-MM-DD; null for today. */
  date: string | null;
}

/** The shifts of a day over all locations: who is in, who is missing, and what starts next. */
export function LocationsDayScreen({ query, date }: Props) {
  // Keeps showing the previous day while the next one loads.
  const shown = useDeferredValue(query);
  const data = usePreloadedQuery<LocationsDayScreenQuery>(
    graphql`
      query LocationsDayScreenQuery($date: Date) @preloadable @throwOnFieldError {
        viewer {
          ...useManagedLive_viewer
          daySchedule(date: $date) @catch(to: NULL) {
            from
            ...LocationsDay_schedule
          }
        }
      }
    `,
    useHeldQuery(shown),
  );
  const refresh = useThrottledCallback(() => refetchScreen(shown));
  const live = useManagedLive(data.viewer ?? null, refresh);
  const schedule = data.viewer?.daySchedule;
  if (!schedule) throw new Fault('UNKNOWN', 'The shifts of the day could not be loaded.');
  const day = Temporal.PlainDate.from(schedule.from);
  const title = date === null ? 'Today' : dayLabel(day);
  return (
    <Paper>
      <title>{`${title} · All locations · Brigade`}</title>
      <PageHeader
        title={title}
        breadcrumbs={[{ label: 'Locations', href: '/locations' }]}
        meta={<LiveStatus state={live} />}
        subtitle={date === null ? `All locations · ${dayLabel(day)}` : 'All locations'}
      />
      <LocationsDayToolbar day={day} date={date} />
      <LocationsDay schedule={schedule} isBusy={shown !== query} />
    </Paper>
  );
}
