import { z } from 'zod';
import { accessTo, requirePermission } from '../../platform/access/locationAccess.ts';
import { offerResultResponse } from '../offers/offerResponse.ts';
import { withPros } from '../offers/withPros.ts';
import { notFound } from '../../platform/errors.ts';
import { id, idParameter, instant } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';

const operationResponse = z
  .object({
    id,
    kind: z.literal('DIRECT_OFFERS'),
    status: z.enum(['queued', 'running', 'done']),
    total: z.int().nonnegative().describe('The number of items'),
    done: z.int().nonnegative().describe('The number of items processed so far, including failed ones'),
    results: z.array(offerResultResponse).describe('The results of processed items, in their order'),
    created_ts: instant,
    finished_ts: instant.nullable(),
  })
  .meta({ id: 'Operation' });

/** `GET /api/staffer/operations/:id/`: how far something has come that is carried out in the background. */
export const getOperation = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/operations/:id/',
    access: 'staffer',
    tags: ['direct offers'],
    summary: 'Get the progress of a background operation',
    description: 'Available until a day after it finished. Needs applications.manage at its location.',
    params: z.object({ id: idParameter }),
    responses: { 200: operationResponse },
    errors: [404],
    handle: async ({ params, caller }) => {
      const operation = await database
        .selectFrom('operations')
        .selectAll()
        .where('id', '=', params.id)
        .executeTakeFirst();
      if (!operation) throw notFound('operation');
      const { access } = await accessTo(database, caller, operation.location_id);
      requirePermission(access, 'applications.manage');
      const { kind, status, total, results, created_ts, finished_ts } = operation;
      return {
        status: 200,
        body: {
          id: operation.id,
          kind,
          status,
          total,
          done: results.length,
          results: await withPros(database, results, operation.location_id),
          created_ts: created_ts.toISOString(),
          finished_ts: finished_ts?.toISOString() ?? null,
        },
      };
    },
  });
