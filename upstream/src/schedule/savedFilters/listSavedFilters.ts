import { z } from 'zod';
import { requireAtLocation } from '../../platform/access/locationAccess.ts';
import { pageOf, pageSchema, pagingParameters } from '../../platform/paging/page.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { savedFilterResponse } from './savedFilterResponse.ts';

/** `GET /api/staffer/saved-filters/`: the caller's saved filters of a location, oldest first. */
export const listSavedFilters = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/saved-filters/',
    access: 'staffer',
    tags: ['saved filters'],
    summary: "List the caller's saved filters of a location",
    query: z.strictObject({ ...pagingParameters, location_id: idParameter }),
    responses: { 200: pageSchema(savedFilterResponse) },
    errors: [404],
    handle: async ({ query, caller, url }) => {
      await requireAtLocation(database, caller, query.location_id, 'gigs.view');
      const filters = database
        .selectFrom('saved_filters')
        .select(['id', 'location_id', 'name', 'search', 'created_ts'])
        .where('user_id', '=', caller.userId)
        .where('location_id', '=', query.location_id)
        .orderBy('id');
      const body = await pageOf({ url, query }, filters, (rows) =>
        rows.map((row) => ({ ...row, created_ts: row.created_ts.toISOString() })),
      );
      return { status: 200, body };
    },
  });
