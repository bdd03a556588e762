import { GigFilter } from '../gigs/GigFilter.ts';
import { gigListQuery } from '../gigs/gigListQuery.ts';
import { Location } from '../../businesses/locations/Location.ts';
import { locationDetail } from '../../businesses/locations/locationDetail.ts';
import { builder } from '../../platform/schema/builder.ts';
import { getGigCalendar } from './calendarApi.ts';
import { CalendarGig } from './CalendarGig.ts';
import type { LocatedCalendarGig } from './calendarGigWire.ts';
import { calendarWindow } from './calendarWindow.ts';
import { checkPeriod } from './checkPeriod.ts';
import { refuseOtherFilters } from './refuseOtherFilters.ts';

/** The longest month view: six whole weeks. */
const maxDays = 42;

const GigCalendar = builder
  .objectRef<{ gigs: readonly LocatedCalendarGig[]; isTruncated: boolean }>('GigCalendar')
  .implement({
    description: "A period of a location's calendar.",
    fields: (t) => ({
      gigs: t.field({
        type: [CalendarGig],
        description: 'The gigs that take place at least partly in the period, ordered by start time.',
        extensions: { listSize: 1_000 },
        resolve: ({ gigs }) => [...gigs],
      }),
      isTruncated: t.exposeBoolean('isTruncated', {
        description:
          'Whether the period has more gigs than one response can contain. The latest gigs are then missing.',
      }),
    }),
  });

builder.objectField(Location, 'calendar', (t) =>
  t.field({
    type: GigCalendar,
    nullable: true,
    description:
      "The gigs of a range of days in the location's time zone, including gigs that started the evening " +
      'before. Costs one upstream call.',
    args: {
      from: t.arg({ type: 'Date', required: true, description: 'The first day of the range.' }),
      until: t.arg({
        type: 'Date',
        required: true,
        description: `The last day of the range, which spans at most ${maxDays} days.`,
      }),
      filter: t.arg({
        type: GigFilter,
        description:
          'The gigs to return, by status, type, position, event, search and break compliance; other filters are refused. Start and end times in the filter are ignored. Defaults to all gigs.',
      }),
    },
    resolve: async (location, { from, until, filter }, context) => {
      checkPeriod(from, until, maxDays);
      refuseOtherFilters(filter);
      const zone = location.timezone ?? (await locationDetail(location.id, context)).timezone;
      const { earliestStart, start, last } = calendarWindow(from, until, zone);
      const { statuses, types, positions, events, search, shift_break_compliance } = gigListQuery(
        filter,
        null,
      );
      const { results, is_truncated } = await context.rest.call(getGigCalendar, {
        query: {
          location_id: location.id,
          start_time__gte: earliestStart,
          start_time__lte: last,
          statuses,
          types,
          positions,
          events,
          search,
          shift_break_compliance,
        },
      });
      const startMs = Date.parse(start);
      return {
        gigs: results
          .filter(({ end_time }) => Date.parse(end_time) > startMs)
          .map((gig) => ({ ...gig, location_id: location.id })),
        isTruncated: is_truncated,
      };
    },
  }),
);
