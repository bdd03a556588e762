import { z } from 'zod';
import { accessOf } from '../../platform/access/locationAccess.ts';
import { accessToOrganization } from '../../platform/access/organizationAccess.ts';
import { may } from '../../platform/access/permissions.ts';
import { cardNetworkName } from '../../platform/cardNetwork/cardNetwork.ts';
import { permissionDenied } from '../../platform/errors.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { calendarOfMost, dashboardDays, dashboardQuery } from './dashboardQuery.ts';
import { dashboardNames, organizationDashboardResponse } from './dashboardResponse.ts';
import { loadDashboard } from './loadDashboard.ts';

/** `GET /api/staffer/organizations/:id/dashboards/:name/`: the same as for a location, over those of an organization. */
export const getOrganizationDashboard = (services: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/organizations/:id/dashboards/:name/',
    access: 'staffer',
    tags: ['dashboards'],
    summary: 'Get a dashboard of an organization',
    description:
      'Sums the locations where the caller has `wages.view`, by week, by position and by location. Work counts on the day ' +
      'of its own location; `today` and the weeks are those of most locations.',
    params: z.object({ id: idParameter, name: z.enum(dashboardNames) }),
    query: dashboardQuery,
    responses: { 200: organizationDashboardResponse },
    errors: [403, 404],
    handle: async ({ params: { id, name }, query, caller }) => {
      const { database, clock } = services;
      await accessToOrganization(database, caller, id);
      const all = await database
        .selectFrom('locations')
        .select(['id', 'name', 'timezone', 'organization_id', 'invoice_work_week_end_date'])
        .where('organization_id', '=', id)
        .orderBy('id')
        .execute();
      const locations = all.filter((location) => {
        const access = accessOf(caller, location);
        return access !== null && may(access, 'wages.view');
      });
      const calendar = calendarOfMost(locations);
      if (calendar === null) throw permissionDenied('wages.view');
      const now = clock.now();
      const { period, facts } = dashboardDays(query, calendar, now);
      const dashboard = await loadDashboard(database, name, {
        locations,
        now,
        network: cardNetworkName(services),
        period,
        skillId: query.skill_id,
      });
      return { status: 200, body: { organization_id: id, ...facts, ...dashboard } };
    },
  });
