import { z } from 'zod';
import { requireAtLocation } from '../../platform/access/locationAccess.ts';
import { cardNetworkName } from '../../platform/cardNetwork/cardNetwork.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { dashboardCompares, dashboardPeriod, weekStartOf } from './dashboardPeriod.ts';
import { dashboardNames, dashboardResponse } from './dashboardResponse.ts';
import { loadDashboard } from './loadDashboard.ts';

const date = z.iso
  .date({ error: 'Must be a day, like 2026-03-02', abort: true })
  .refine((day) => day >= '2000' && day < '2100', 'Must be in the years 2000 to 2099');

/** `GET /api/staffer/locations/:id/dashboards/:name/`: what a location spent, filled, or could rely on, by week. */
export const getDashboard = (services: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/locations/:id/dashboards/:name/',
    access: 'staffer',
    tags: ['dashboards'],
    summary: 'Get a dashboard of a location',
    description:
      'Sums by week and by position, in the time zone of the location. By default the last four weeks until yesterday. ' +
      'The compared days are whole weeks earlier.',
    params: z.object({ id: idParameter, name: z.enum(dashboardNames) }),
    query: z.strictObject({
      from: date.optional().describe('The first day, in the time zone of the location'),
      to: date.optional().describe('The last day; at most two years after the first one'),
      compare: z.enum(dashboardCompares).default('PREVIOUS_PERIOD'),
      skill_id: idParameter.optional().describe('Only this position in the weeks and the total'),
    }),
    responses: { 200: dashboardResponse },
    errors: [403, 404],
    handle: async ({ params: { id, name }, query: { from, to, compare, skill_id }, caller }) => {
      const { database, clock } = services;
      const { location } = await requireAtLocation(database, caller, id, 'wages.view');
      const now = clock.now();
      const today = dayOf(now, location.timezone);
      const weekStart = weekStartOf(location.invoice_work_week_end_date);
      const period = dashboardPeriod({ from, to, compare }, today, weekStart);
      const dashboard = await loadDashboard(database, name, {
        locationId: id,
        timezone: location.timezone,
        now,
        network: cardNetworkName(services),
        period,
        skillId: skill_id,
      });
      const body = {
        location_id: id,
        time_zone: location.timezone,
        today,
        week_start: weekStart,
        from: period.current.from,
        to: period.current.to,
        compare,
        compared_from: period.compared?.from ?? null,
        compared_to: period.compared?.to ?? null,
        ...dashboard,
      };
      return { status: 200, body };
    },
  });

/** The day of an instant in a time zone, YYYY-MM-DD. */
function dayOf(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(instant);
}
