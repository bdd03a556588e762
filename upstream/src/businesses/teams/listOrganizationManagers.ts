import { z } from 'zod';
import { accessToOrganization } from '../../platform/access/organizationAccess.ts';
import { pageOf, pageSchema, pagingParameters } from '../../platform/paging/page.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { organizationManagerResponse } from './managerResponse.ts';
import { organizationManagers, toOrganizationManager } from './organizationManagers.ts';

/** `GET /api/staffer/organizations/:id/managers/`: lists its admins. */
export const listOrganizationManagers = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/organizations/:id/managers/',
    access: 'staffer',
    tags: ['managers'],
    summary: 'List the admins of an organization, oldest first',
    description:
      'For any caller with a role in it or at one of its locations, since the admins can grant more rights.',
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
