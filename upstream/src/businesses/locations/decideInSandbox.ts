import { z } from 'zod';
import { requireAtLocation } from '../../platform/access/locationAccess.ts';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import { notFound } from '../../platform/errors.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { decideApproval } from './decideApproval.ts';
import { loadLocation } from './loadLocation.ts';
import { locationDetailSchema } from './locationSchema.ts';

/** `POST /api/sandbox/locations/:id/approval/`: simulates the decision of a platform admin. Does not exist in production. */
export const decideInSandbox = (services: Services) => {
  const { settings } = services;
  return route({
    method: 'POST',
    url: '/api/sandbox/locations/:id/approval/',
    access: 'session',
    scope: 'ADMIN',
    tags: ['sandbox'],
    summary: 'Approve or deny a location as the platform',
    description: 'Needs locations.edit.',
    params: z.object({ id: idParameter }),
    body: z.strictObject({
      approval_status: z.enum(['APPROVED', 'DENIED']).default('APPROVED'),
      approval_reason: z.string().trim().max(1000).nullable().default(null),
    }),
    responses: { 200: locationDetailSchema(settings.productSlug) },
    errors: [404, 409],
    handle: async ({ params, body, caller }) => {
      if (settings.isProduction) throw notFound();
      await inTransactionOf(services, caller, async (trx) => {
        await requireAtLocation(trx, caller, params.id, 'locations.edit');
        const location = await trx
          .selectFrom('locations')
          .select(['id', 'name', 'organization_id', 'approval_status'])
          .where('id', '=', params.id)
          .forUpdate()
          .executeTakeFirstOrThrow();
        const approval = { status: body.approval_status, reason: body.approval_reason };
        await decideApproval(services, trx, location, approval);
      });
      return { status: 200, body: await loadLocation(services, caller, params.id) };
    },
  });
};
