import { z } from 'zod';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { exportSchema, findExport, toExport } from './exportRows.ts';

/** `GET /api/users/me/exports/:id/`: one of the caller's exports. */
export const getExport = (services: Services) =>
  route({
    method: 'GET',
    url: '/api/users/me/exports/:id/',
    access: 'session',
    tags: ['exports'],
    summary: 'Get an export',
    params: z.object({ id: idParameter }),
    responses: { 200: exportSchema },
    errors: [404],
    handle: async ({ params: { id }, caller }) => ({
      status: 200,
      body: await toExport(services, await findExport(services.database, caller, id)),
    }),
  });
