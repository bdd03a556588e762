import { z } from 'zod';
import { requireAtOrganization } from '../../platform/access/organizationAccess.ts';
import type { Database } from '../../platform/database/database.ts';
import { pageOf, pageSchema, pagingParameters } from '../../platform/paging/page.ts';
import { idParameter, listParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { billedOrganization } from '../payments/billedOrganization.ts';
import { disputeResponse } from './disputeResponse.ts';
import { disputeStatuses, type DisputeStatus } from './disputesTables.ts';
import { loadDisputes } from './loadDisputes.ts';

/** `GET /api/staffer/organizations/:id/disputes/`: the disputes that an organization answers for locations that have left it. */
export const listOrganizationDisputes = (services: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/organizations/:id/disputes/',
    access: 'staffer',
    tags: ['disputes'],
    summary: 'List the disputes about work at locations that have left an organization, the latest first',
    description:
      'Needs organizations.manage. Only work that ended before the move: the organization is billed for it, and its ' +
      'admins answer. Disputes at the locations that it has are listed by location.',
    params: z.object({ id: idParameter }),
    query: z.strictObject({
      ...pagingParameters,
      status: listParameter(z.enum(disputeStatuses))
        .optional()
        .describe('Only disputes in one of these statuses, separated by commas'),
    }),
    responses: { 200: pageSchema(disputeResponse) },
    errors: [404],
    handle: async ({ params: { id }, query, caller, url }) => {
      await requireAtOrganization(services.database, caller, id, 'organizations.manage');
      const body = await pageOf({ url, query }, leftDisputes(services.database, id, query.status), (rows) =>
        loadDisputes(
          services,
          caller,
          rows.map(({ id: disputeId }) => disputeId),
        ),
      );
      return { status: 200, body };
    },
  });

/** Reads the disputes of locations that were the organization's once, and of these only work that is billed to it. */
function leftDisputes(
  database: Database,
  organizationId: number,
  status: readonly DisputeStatus[] | undefined,
) {
  const billedHere = database
    .selectFrom('disputes as answered')
    .innerJoin('gig_applications', 'gig_applications.id', 'answered.application_id')
    .innerJoin('locations', 'locations.id', 'answered.location_id')
    .innerJoinLateral(billedOrganization, (join) => join.onTrue())
    .select('answered.id')
    .where('answered.location_id', 'in', (eb) =>
      eb
        .selectFrom('location_organizations')
        .select('location_organizations.location_id')
        .where('location_organizations.organization_id', '=', organizationId),
    )
    .where('locations.organization_id', '<>', organizationId)
    .where('billed.organization_id', '=', organizationId);
  const disputes = database
    .selectFrom('disputes')
    .select('disputes.id')
    .where('disputes.id', 'in', billedHere)
    .orderBy('disputes.id', 'desc');
  return status === undefined ? disputes : disputes.where('disputes.status', 'in', status);
}
