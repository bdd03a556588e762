import { User } from '../../accounts/users/User.ts';
import { builder } from '../../platform/schema/builder.ts';
import { DaySchedule } from './DaySchedule.ts';
import { getDaySchedule } from './dayScheduleApi.ts';
import { staffGigs } from './staffGigs.ts';

builder.objectField(User, 'daySchedule', (t) =>
  t.field({
    type: DaySchedule,
    nullable: true,
    description:
      'Who works on a day, over all locations that the user manages: the gigs that start on it in the time zone of their ' +
      'location, and today also those that began earlier and have not ended. At most 200 gigs. Costs one upstream call.',
    args: {
      date: t.arg({
        type: 'Date',
        description: 'The day. Defaults to today in the time zone of most of the locations.',
      }),
      organizationDatabaseId: t.arg({
        type: 'DatabaseId',
        description: 'Only the locations of the organization with this database ID. Defaults to all.',
      }),
    },
    resolve: async (_user, { date, organizationDatabaseId }, { rest }) => {
      const day = await rest.call(getDaySchedule, {
        query: {
          ...(date != null && { date }),
          ...(organizationDatabaseId != null && { organization_id: organizationDatabaseId }),
        },
      });
      return {
        from: day.date,
        until: day.date,
        gigs: staffGigs(day.gigs, day.applications, day.locations),
        isTruncated: day.is_truncated,
      };
    },
  }),
);
