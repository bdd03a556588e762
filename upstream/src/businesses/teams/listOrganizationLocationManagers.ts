import { z } from 'zod';
import { accessToOrganization } from '../../platform/access/organizationAccess.ts';
import { pageOf, pageSchema, pagingParameters } from '../../platform/paging/page.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { byLocationAndRole, toLocationManager, visibleLocationManagers } from './locationManagers.ts';
import { locationManagerResponse } from './managerResponse.ts';

/** `GET /api/staffer/organizations/:id/location-managers/`: the managers of its locations. */
export const listOrganizationLocationManagers = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/organizations/:id/location-managers/',
    access: 'staffer',
    tags: ['managers'],
    summary: "List the managers of an organization's locations by location and role",
    description: 'Of the locations that the caller can see.',
    params: z.object({ id: idParameter }),
    query: z.strictObject(pagingParameters),
    responses: { 200: pageSchema(locationManagerResponse) },
    errors: [404],
    handle: async ({ params, query, url, caller }) => {
      await accessToOrganization(database, caller, params.id);
      const managers = visibleLocationManagers(database, caller).where(
        'locations.organization_id',
        '=',
        params.id,
      );
      const body = await pageOf({ url, query }, byLocationAndRole(managers), (rows) =>
        rows.map(toLocationManager),
      );
      return { status: 200, body };
    },
  });
