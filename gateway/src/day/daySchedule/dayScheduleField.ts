import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { Location } from '../../businesses/locations/Location.ts';
import { locationDetail } from '../../businesses/locations/locationDetail.ts';
import { badUserInput } from '../../platform/errors/graphqlErrors.ts';
import { builder } from '../../platform/schema/builder.ts';
import { getGigCalendar } from '../../schedule/calendar/calendarApi.ts';
import type { CalendarGigWire } from '../../schedule/calendar/calendarGigWire.ts';
import { calendarWindow } from '../../schedule/calendar/calendarWindow.ts';
import { applicationsOfDays } from './applicationsOfDays.ts';
import { DaySchedule } from './DaySchedule.ts';
import { mostDays } from './mostDays.ts';
import { staffGigs } from './staffGigs.ts';

builder.objectField(Location, 'daySchedule', (t) =>
  t.field({
    type: DaySchedule,
    nullable: true,
    extensions: { calls: 2 },
    description:
      'Who works on some days: the gigs with their confirmed pros. Costs two upstream calls, and one for each further 100 ' +
      'pros.',
    args: {
      from: t.arg({
        type: 'Date',
        description: 'The first day. Defaults to today in the time zone of the location.',
      }),
      days: t.arg.int({ defaultValue: 1, description: `The number of days, 1 to ${mostDays}.` }),
    },
    resolve: async (location, { from, days: wanted }, context) => {
      const { rest, now } = context;
      const days = wanted ?? 1;
      if (days < 1 || days > mostDays) throw badUserInput(`From 1 to ${mostDays} days`, 'days');
      const zone = location.timezone ?? (await locationDetail(location.id, context)).timezone;
      const first = from == null ? now.toZonedDateTimeISO(zone).toPlainDate() : Temporal.PlainDate.from(from);
      const last = first.add({ days: days - 1 });
      const window = calendarWindow(first.toString(), last.toString(), zone);
      const range = { location_id: location.id };
      const [calendar, pros] = await Promise.all([
        rest.call(getGigCalendar, {
          query: { ...range, start_time__gte: window.earliestStart, start_time__lte: window.last },
        }),
        applicationsOfDays(location.id, window, { is_confirmed: true }, rest),
      ]);
      const startMs = Date.parse(window.start);
      const isShown = ({ end_time, status }: CalendarGigWire) =>
        Date.parse(end_time) > startMs && status !== 'CANCELLED';
      return {
        from: first.toString(),
        until: last.toString(),
        gigs: staffGigs(
          calendar.results.filter(isShown).map((gig) => ({ ...gig, location_id: location.id })),
          pros,
          [location],
        ),
        isTruncated: calendar.is_truncated,
      };
    },
  }),
);
