import { dashboardSlug } from '@brigade/domain/insight/dashboards/dashboardNames.ts';
import { Location } from '../../businesses/locations/Location.ts';
import { builder } from '../../platform/schema/builder.ts';
import { Dashboard, DashboardCompareType, DashboardNameType } from './Dashboard.ts';
import { getDashboard } from './dashboardsApi.ts';

builder.objectField(Location, 'dashboard', (t) =>
  t.field({
    type: Dashboard,
    nullable: true,
    description:
      'What the location spent, how its gigs filled, whether pros came, or whether breaks followed the rules, by week. ' +
      'Null with the error FORBIDDEN without wages.view. Costs one upstream call.',
    args: {
      name: t.arg({
        type: DashboardNameType,
        required: true,
        description: 'Which of the dashboards to get.',
      }),
      from: t.arg({
        type: 'Date',
        description: 'The first day. By default four work weeks are covered, the last one until `to`.',
      }),
      to: t.arg({
        type: 'Date',
        description: 'The last day; at most two years after the first one. Yesterday by default.',
      }),
      compare: t.arg({
        type: DashboardCompareType,
        defaultValue: 'PREVIOUS_PERIOD',
        description: 'What the days are compared with.',
      }),
      skillDatabaseId: t.arg.int({
        description: 'The number of the only position in the weeks and the total. All by default.',
      }),
    },
    resolve: async ({ id: locationId }, { name, from, to, compare, skillDatabaseId }, { rest }) => {
      const found = await rest.call(getDashboard, {
        path: { locationId, slug: dashboardSlug(name) },
        query: { from, to, compare, skill_id: skillDatabaseId },
        locationId,
      });
      return { ...found, name };
    },
  }),
);
