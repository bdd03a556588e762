import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { badUserInput } from '../../platform/errors/graphqlErrors.ts';
import { GigFilter } from '../../gigs/GigFilter.ts';
import { gigListQuery } from '../gigs/gigListQuery.ts';
import { Location } from '../../businesses/locations/Location.ts';
import { locationDetail } from '../../businesses/locations/locationDetail.ts';
import { builder } from '../../platform/schema/builder.ts';
import { getGigCalendar } from './calendarApi.ts';
import { CalendarGig } from './CalendarGig.ts';
import type { CalendarGigWire } from './calendarGigWire.ts';
import { daysBetween } from '../../calendar/daysBetween.ts';

/** A month with the whole weeks that it begins and ends in. */
const mostDays = 42;

const GigCalendar = builder
  .objectRef<{ gigs: readonly CalendarGigWire[]; isTruncated: boolean }>('GigCalendar')
  .implement({
    description: "A part of a location's calendar.",
    fields: (t) => ({
      gigs: t.field({
        type: [CalendarGig],
        description: 'The gigs that take place there, if only in part; the soonest first.',
        extensions: { listSize: 1_000 },
        resolve: ({ gigs }) => [...gigs],
      }),
      isTruncated: t.exposeBoolean('isTruncated', {
        description: 'Whether there are more gigs than one answer takes; the last ones are then missing.',
      }),
    }),
  });

builder.objectField(Location, 'calendar', (t) =>
  t.field({
    type: GigCalendar,
    nullable: true,
    description:
      "The gigs of some days by the location's clocks, those that began the evening before among them. A call of its own.",
    args: {
      from: t.arg({ type: 'Date', required: true, description: 'The first day.' }),
      until: t.arg({
        type: 'Date',
        required: true,
        description: `The last day; at most ${mostDays} days in all.`,
      }),
      filter: t.arg({
        type: GigFilter,
        description: 'Which gigs to show; starts and ends of the filter do not matter here. Left out: all.',
      }),
    },
    resolve: async (location, { from, until, filter }, context) => {
      const { days } = Temporal.PlainDate.from(from).until(until);
      if (days < 0) throw badUserInput('Ends before it starts', 'until');
      if (days >= mostDays) throw badUserInput(`At most ${mostDays} days`, 'until');
      const zone = location.timezone ?? (await locationDetail(location.id, context)).timezone;
      const { earliestStart, begin, last } = daysBetween(from, until, zone);
      const { statuses, types, positions, events, search } = gigListQuery(filter, null);
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
        },
      });
      const beginMs = Date.parse(begin);
      return {
        gigs: results.filter(({ end_time }) => Date.parse(end_time) > beginMs),
        isTruncated: is_truncated,
      };
    },
  }),
);
