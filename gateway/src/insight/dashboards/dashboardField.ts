import { dashboardSlug } from '@brigade/domain/insight/dashboards/dashboardNames.ts';
import { Location } from '../../businesses/locations/Location.ts';
import { Organization } from '../../businesses/organizations/Organization.ts';
import { builder } from '../../platform/schema/builder.ts';
import { Dashboard, DashboardCompareType, DashboardNameType } from './Dashboard.ts';
import { getDashboard, getOrganizationDashboard } from './dashboardsApi.ts';
import { namingDashboardArguments } from './namingDashboardArguments.ts';

const dashboardArguments = builder.args((arg) => ({
  name: arg.field({
    type: DashboardNameType,
    required: true,
    description: 'The dashboard to return.',
  }),
  from: arg.field({
    type: 'Date',
    description: 'The first day. By default four work weeks are covered, the last one until `to`.',
  }),
  to: arg.field({
    type: 'Date',
    description: 'The last day; at most two years after the first one. Yesterday by default.',
  }),
  compare: arg.field({
    type: DashboardCompareType,
    defaultValue: 'PREVIOUS_PERIOD',
    description: 'What the days are compared with.',
  }),
  skillDatabaseId: arg.field({
    type: 'DatabaseId',
    description: 'The number of the only position in the weeks and the total. All by default.',
  }),
}));

builder.objectField(Location, 'dashboard', (t) =>
  t.field({
    type: Dashboard,
    nullable: true,
    description:
      'What the location spent, how its gigs filled, whether pros came, or whether breaks followed the ' +
      'rules, by week. Null with the error FORBIDDEN without the permission `wages.view`. Costs one ' +
      'upstream call.',
    args: dashboardArguments,
    resolve: async ({ id: locationId }, { name, skillDatabaseId, from, to, compare }, { rest }) => {
      const found = await namingDashboardArguments(
        rest.call(getDashboard, {
          path: { slug: dashboardSlug(name) },
          query: { location_id: locationId, start: from, end: to, compare, skill_id: skillDatabaseId },
          locationId,
        }),
      );
      return { ...found, name };
    },
  }),
);

builder.objectField(Organization, 'dashboard', (t) =>
  t.field({
    type: Dashboard,
    nullable: true,
    description:
      'The dashboard of a location, over all locations of the organization where the viewer has the ' +
      'permission `wages.view`. Null with the error FORBIDDEN if there is none. Costs one upstream call.',
    args: dashboardArguments,
    resolve: async ({ id: organizationId }, { name, skillDatabaseId, from, to, compare }, { rest }) => {
      const found = await namingDashboardArguments(
        rest.call(getOrganizationDashboard, {
          path: { organizationId, slug: dashboardSlug(name) },
          query: { start: from, end: to, compare, skill_id: skillDatabaseId },
        }),
      );
      return { ...found, name };
    },
  }),
);
