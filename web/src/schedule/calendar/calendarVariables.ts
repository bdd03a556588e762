import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import type { CalendarScreenQuery$variables } from '../../__generated__/CalendarScreenQuery.graphql.ts';
import type { GigListChoice } from '../gigs/gigListSearch.ts';
import type { CalendarChoice } from './calendarSearch.ts';
import { shownDays } from './dates/shownDays.ts';

/**
 * What the gateway is asked for. The filter by position is missing: it is one of what is shown, and needs no answer.
 *
 * @param today stands in for a day that was not chosen
 */
export function calendarVariables(
  locationId: number,
  { span, date }: CalendarChoice,
  { statuses, types, events, search }: GigListChoice,
  today: Temporal.PlainDate,
): CalendarScreenQuery$variables {
  const days = shownDays(span, date === null ? today : Temporal.PlainDate.from(date));
  return {
    locationId,
    from: String(days[0]),
    until: String(days.at(-1)),
    filter: {
      statuses,
      ...(types.length === 0 ? {} : { types }),
      ...(events === null ? {} : { isInEvent: events === 'events' }),
      ...(search === '' ? {} : { search }),
    },
  };
}
