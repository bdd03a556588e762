import { Location } from '../../businesses/locations/Location.ts';
import { locationDetail } from '../../businesses/locations/locationDetail.ts';
import { GigApplication } from '../../filling/applications/GigApplication.ts';
import { builder } from '../../platform/schema/builder.ts';
import { calendarWindow } from '../../schedule/calendar/calendarWindow.ts';
import { checkPeriod } from '../../schedule/calendar/checkPeriod.ts';
import { applicationsOfDays } from './applicationsOfDays.ts';
import { mostDays } from './mostDays.ts';

builder.objectField(Location, 'scheduledPros', (t) =>
  t.field({
    type: [GigApplication],
    nullable: true,
    extensions: { listSize: 60 },
    description:
      'The applications of pros who were selected or confirmed for the gigs of some days, including those ' +
      'who dropped out afterwards, in the order of the gigs. Together with `calendar`, a schedule by ' +
      'person. Costs one upstream call, and one for each further 100 pros.',
    args: {
      from: t.arg({ type: 'Date', required: true, description: 'The first day of the period.' }),
      until: t.arg({
        type: 'Date',
        required: true,
        description: `The last day, at most ${mostDays} days with the first.`,
      }),
    },
    resolve: async (location, { from, until }, context) => {
      checkPeriod(from, until, mostDays);
      const zone = location.timezone ?? (await locationDetail(location.id, context)).timezone;
      const window = calendarWindow(from, until, zone);
      return [...(await applicationsOfDays(location.id, window, { is_selected: true }, context.rest))];
    },
  }),
);
