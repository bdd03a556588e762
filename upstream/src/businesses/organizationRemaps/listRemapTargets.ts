import { z } from 'zod';
import { requireAtLocation } from '../../platform/access/locationAccess.ts';
import { containsPattern } from '../../platform/database/containsPattern.ts';
import { pageOf, pageSchema, pagingParameters } from '../../platform/paging/page.ts';
import { id, idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';

/** `GET /api/locations/:locationId/org-remap/organizations/`: lists the organizations that a location could move to. */
export const listRemapTargets = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/locations/:locationId/org-remap/organizations/',
    access: 'session',
    tags: ['organization remaps'],
    summary: 'List the organizations that the caller could move a location to',
    description: 'By name, excluding its own. `search` matches any part of the name.',
    params: z.object({ locationId: idParameter }),
    query: z.strictObject({ ...pagingParameters, search: z.string().trim().max(100).optional() }),
    responses: { 200: pageSchema(z.object({ id, name: z.string() })) },
    errors: [403, 404],
    handle: async ({ params: { locationId }, query, caller, url }) => {
      const { location } = await requireAtLocation(database, caller, locationId, 'organizations.manage');
      let targets = database
        .selectFrom('organizations')
        .select(['id', 'name'])
        .where('id', '<>', location.organization_id)
        .orderBy('name')
        .orderBy('id');
      if (!caller.isPlatformAdmin) targets = targets.where('id', 'in', [...caller.organizationIds]);
      if (query.search) targets = targets.where('name', 'ilike', containsPattern(query.search));
      return { status: 200, body: await pageOf({ url, query }, targets, (rows) => rows) };
    },
  });
