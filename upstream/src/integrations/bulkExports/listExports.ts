import { z } from 'zod';
import { pageOf, pageSchema, pagingParameters } from '../../platform/paging/page.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { exportSchema, selectExports, toExports } from './exportRows.ts';

/** `GET /api/users/me/exports/`: the caller's exports, newest first. */
export const listExports = (services: Services) =>
  route({
    method: 'GET',
    url: '/api/users/me/exports/',
    access: 'session',
    tags: ['exports'],
    summary: "List the caller's exports, newest first",
    description: 'An API token sees its own only.',
    query: z.strictObject(pagingParameters),
    responses: { 200: pageSchema(exportSchema) },
    errors: [404],
    handle: async ({ query, caller, url }) => {
      const own = selectExports(services.database, caller).orderBy('id', 'desc');
      return { status: 200, body: await pageOf({ url, query }, own, (rows) => toExports(services, rows)) };
    },
  });
