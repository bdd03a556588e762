import { z } from 'zod';
import { requireAtLocation } from '../../platform/access/locationAccess.ts';
import { pageOf, pageSchema, pagingParameters } from '../../platform/paging/page.ts';
import { booleanParameter, idParameter, listParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { disputeResponse } from './disputeResponse.ts';
import { disputeStatuses } from './disputesTables.ts';
import { loadDisputes } from './loadDisputes.ts';

const disputeQuery = z.strictObject({
  ...pagingParameters,
  status: listParameter(z.enum(disputeStatuses))
    .optional()
    .describe('Only disputes in one of these statuses, separated by commas'),
  is_resolved: booleanParameter.optional(),
  gig_id: idParameter.optional(),
  pro_id: idParameter.optional(),
});

/** `GET /api/staffer/locations/:id/disputes/`: the disputes at a location. */
export const listDisputes = (services: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/locations/:id/disputes/',
    access: 'staffer',
    tags: ['disputes'],
    summary: 'List the disputes at a location, the latest first',
    description: 'Needs wages.view: disputes show what pros earn.',
    params: z.object({ id: idParameter }),
    query: disputeQuery,
    responses: { 200: pageSchema(disputeResponse) },
    errors: [404],
    handle: async ({ params: { id }, query, caller, url }) => {
      await requireAtLocation(services.database, caller, id, 'wages.view');
      const body = await pageOf({ url, query }, disputeIds(services, id, query), (rows) =>
        loadDisputes(
          services,
          caller,
          rows.map(({ id: disputeId }) => disputeId),
        ),
      );
      return { status: 200, body };
    },
  });

function disputeIds(
  { database }: Services,
  locationId: number,
  { status, is_resolved, gig_id, pro_id }: z.output<typeof disputeQuery>,
) {
  let disputes = database
    .selectFrom('disputes')
    .select('disputes.id')
    .where('location_id', '=', locationId)
    .orderBy('disputes.id', 'desc');
  if (status !== undefined) {
    disputes = disputes.where('status', 'in', status);
    // The index of what is unresolved is small; the planner takes it only where the query says so.
    if (!status.includes('RESOLVED')) disputes = disputes.where('status', '<>', 'RESOLVED');
  }
  if (is_resolved !== undefined) disputes = disputes.where('status', is_resolved ? '=' : '<>', 'RESOLVED');
  if (gig_id !== undefined) disputes = disputes.where('gig_id', '=', gig_id);
  if (pro_id !== undefined) disputes = disputes.where('pro_id', '=', pro_id);
  return disputes;
}
