import { z } from 'zod';
import { requireAtLocation } from '../../platform/access/locationAccess.ts';
import { cardNetworkName } from '../../platform/cardNetwork/cardNetwork.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { dashboardDays, dashboardQuery } from './dashboardQuery.ts';
import { dashboardNames, dashboardResponse } from './dashboardResponse.ts';
import { loadDashboard } from './loadDashboard.ts';

/** `GET /api/staffer/dashboards/:name/`: what a location spent, filled, or could rely on, by week. */
export const getDashboard = (services: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/dashboards/:name/',
    access: 'staffer',
    tags: ['dashboards'],
    summary: 'Get a dashboard of a location',
    description:
      'Sums by week and by position, in the time zone of the location. By default the last four weeks until yesterday. ' +
      'The compared days are whole weeks earlier.',
    params: z.object({ name: z.enum(dashboardNames) }),
    query: dashboardQuery.extend({ location_id: idParameter }),
    responses: { 200: dashboardResponse },
    errors: [403, 404],
    handle: async ({ params: { name }, query, caller }) => {
      const { database, clock } = services;
      const { location } = await requireAtLocation(database, caller, query.location_id, 'wages.view');
      const now = clock.now();
      const { period, facts } = dashboardDays(query, location, now);
      const { locations: _, ...dashboard } = await loadDashboard(database, name, {
        locations: [location],
        now,
        network: cardNetworkName(services),
        period,
        skillId: query.skill_id,
      });
      return { status: 200, body: { location_id: location.id, ...facts, ...dashboard } };
    },
  });
