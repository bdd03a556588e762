import { z } from 'zod';
import { accessToOrganization } from '../../platform/access/organizationAccess.ts';
import { pageOf, pageSchema, pagingParameters } from '../../platform/paging/page.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { organizationManagerResponse } from './managerResponse.ts';
import { organizationManagers, toOrganizationManager } from './organizationManagers.ts';

/** `GET /api/staffer/organizations/:id/managers/`: its admins. */
export const listOrganizationManagers = ({ database }: Upstream) =>
  route({
    method: 'GET',
    url: '/api/staffer/organizations/:id/managers/',
    access: 'staffer',
    tags: ['managers'],
    summary: 'People with a role in an organization, the first appointed first',
    description:
      'For whoever has a role in it or at one of its locations: they are the ones to ask for more rights.',
    params: z.object({ id: idParameter }),
    query: z.strictObject(pagingParameters),
    responses: { 200: pageSchema(organizationManagerResponse) },
    errors: [404],
    handle: async ({ params, query, url, caller }) => {
      await accessToOrganization(database, caller, params.id);
      const managers = organizationManagers(database)
        .where('organization_managers.organization_id', '=', params.id)
        .orderBy('organization_managers.id');
      const body = await pageOf({ url, query }, managers, (rows) => rows.map(toOrganizationManager));
      return { status: 200, body };
    },
  });
