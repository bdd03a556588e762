import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import type { CalendarScreenQuery$variables } from '../../__generated__/CalendarScreenQuery.graphql.ts';
import type { GigListChoice } from '../gigs/gigListSearch.ts';
import type { CalendarChoice } from './calendarSearch.ts';
import { shownDays } from './dates/shownDays.ts';

/**
 * The query variables of the calendar. The position filter is applied on the client, so it needs no request.
 *
 * @param today the default if no day is chosen
 */
export function calendarVariables(
  locationId: number,
  { span, date, mode }: CalendarChoice,
  { statuses, types, events, breaks, search }: GigListChoice,
  today: Temporal.PlainDate,
): CalendarScreenQuery$variables {
  const days = shownDays(span, date === null ? today : Temporal.PlainDate.from(date));
  return {
    locationId,
    from: String(days[0]),
    until: String(days.at(-1)),
    isByPerson: mode === 'people',
    filter: {
      statuses,
      ...(types.length === 0 ? {} : { types }),
      ...(events === null ? {} : { isInEvent: events === 'events' }),
      ...(breaks === null ? {} : { shiftBreakCompliance: breaks }),
      // People are searched by name, among those who were loaded.
      ...(search === '' || mode === 'people' ? {} : { search }),
    },
  };
}
