import { z } from 'zod';
import { accessTo } from '../../platform/access/locationAccess.ts';
import { pageOf, pageSchema, pagingParameters } from '../../platform/paging/page.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { byLocationAndRole, toLocationManager, visibleLocationManagers } from './locationManagers.ts';
import { locationManagerResponse } from './managerResponse.ts';

/** `GET /api/location-managers/`: lists the teams of the caller's locations. */
export const listLocationManagers = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/location-managers/',
    access: 'staffer',
    tags: ['managers'],
    summary: 'List the managers of locations by location and role',
    description: 'Of the given location, or of all locations where the caller has any role.',
    query: z.strictObject({
      ...pagingParameters,
      location: idParameter.optional(),
      role: z.enum(['ADMIN', 'TEAM_MEMBER', 'ONSITE_MANAGER']).optional(),
    }),
    responses: { 200: pageSchema(locationManagerResponse) },
    errors: [404],
    handle: async ({ query, url, caller }) => {
      if (query.location !== undefined) await accessTo(database, caller, query.location);
      let managers = visibleLocationManagers(database, caller);
      if (query.location !== undefined) {
        managers = managers.where('location_managers.location_id', '=', query.location);
      }
      if (query.role !== undefined) managers = managers.where('location_managers.role', '=', query.role);
      const body = await pageOf({ url, query }, byLocationAndRole(managers), (rows) =>
        rows.map(toLocationManager),
      );
      return { status: 200, body };
    },
  });
