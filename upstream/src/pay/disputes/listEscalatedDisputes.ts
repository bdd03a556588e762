import { z } from 'zod';
import { pageOf, pageSchema, pagingParameters } from '../../platform/paging/page.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { disputeResponse } from './disputeResponse.ts';
import { loadDisputes } from './loadDisputes.ts';

/** `GET /api/admin/disputes/`: the disputes that the platform decides. */
export const listEscalatedDisputes = (services: Services) =>
  route({
    method: 'GET',
    url: '/api/admin/disputes/',
    access: 'platform-admin',
    tags: ['disputes'],
    summary: 'List the disputes that were left to the platform, the oldest first',
    query: z.strictObject(pagingParameters),
    responses: { 200: pageSchema(disputeResponse) },
    errors: [404],
    handle: async ({ query, caller, url }) => {
      const escalated = services.database
        .selectFrom('disputes')
        .select('disputes.id')
        .where('status', '=', 'ESCALATED')
        .orderBy('disputes.id');
      const body = await pageOf({ url, query }, escalated, (rows) =>
        loadDisputes(
          services,
          caller,
          rows.map(({ id }) => id),
        ),
      );
      return { status: 200, body };
    },
  });
