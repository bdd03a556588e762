import { z } from 'zod';
import { requireAtLocation } from '../../platform/access/locationAccess.ts';
import { pageOf, pageSchema, pagingParameters } from '../../platform/paging/page.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { duePayResponse } from './duePayResponse.ts';
import { loadDuePay } from './loadDuePay.ts';
import { type BreakCompliance, breakComplianceParameter } from '../../schedule/gigs/breakCompliance.ts';
import { isPayDue } from '../../schedule/gigs/unpaidWork.ts';
import { workWithBreak } from './workWithBreak.ts';

/** `GET /api/staffer/locations/:id/due-pay/`: the gigs of a location that await payment, with their pros. */
export const listDuePay = (services: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/locations/:id/due-pay/',
    access: 'staffer',
    tags: ['payments'],
    summary: 'List the gigs of a location whose pay is due, the longest due first',
    description:
      'Needs payments.make. A gig stays until the payments for all its confirmed pros have arrived, also while they are ' +
      'on their way or failed. A gig that was cancelled late is among them from its cancellation on.',
    params: z.object({ id: idParameter }),
    query: z.strictObject({
      ...pagingParameters,
      shift_break_compliance: breakComplianceParameter
        .optional()
        .describe('Only gigs with unpaid work whose break has this status'),
    }),
    responses: { 200: pageSchema(duePayResponse) },
    errors: [404],
    handle: async ({ params: { id }, query, caller, url }) => {
      await requireAtLocation(services.database, caller, id, 'payments.make');
      const body = await pageOf({ url, query }, dueGigs(services, id, query.shift_break_compliance), (rows) =>
        loadDuePay(
          services,
          caller,
          rows.map(({ id: gigId }) => gigId),
        ),
      );
      return { status: 200, body };
    },
  });

function dueGigs(
  { database, clock }: Services,
  locationId: number,
  breakCompliance: BreakCompliance | undefined,
) {
  const gigs = database
    .selectFrom('gigs')
    .select('gigs.id')
    .where('gigs.location_id', '=', locationId)
    .where(isPayDue)
    .orderBy('gigs.end_time')
    .orderBy('gigs.id');
  if (breakCompliance === undefined) return gigs;
  const work = workWithBreak(database, { locationId, breakCompliance, now: clock.now() });
  return gigs.where('gigs.id', 'in', work.select('gig_applications.gig_id'));
}
