import { z } from 'zod';
import { accessTo, requirePermission } from '../../platform/access/locationAccess.ts';
import { requireImage } from '../../platform/images/requireImage.ts';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { decideApproval } from './decideApproval.ts';
import { loadLocation } from './loadLocation.ts';
import { locationDetails, locationSwitches, platformFields } from './locationBody.ts';
import { locationColumns } from './locationColumns.ts';
import { locationDetailSchema } from './locationSchema.ts';
import { neededPermissions } from './neededPermissions.ts';
import { requireMarket } from './requireMarket.ts';

/** `PATCH /api/locations/:id/`: updates a location or its approval. */
export const updateLocation = (services: Services) => {
  const slug = services.settings.productSlug;
  return route({
    method: 'PATCH',
    url: '/api/locations/:id/',
    access: 'session',
    scope: 'ADMIN',
    tags: ['locations'],
    summary: 'Update a location',
    description:
      'Omitted fields stay unchanged. Needs locations.edit, for the billing source billing.manage, for fees and the market ' +
      'platform.admin. Platform admins approve a pending location or deny it with a reason; callers who can edit a denied ' +
      'location can resubmit it as PENDING.',
    params: z.object({ id: idParameter }),
    body: z
      .strictObject({ ...locationDetails, ...locationSwitches, ...platformFields(slug) })
      .extend({
        billing_source: z.enum(['LOCATION', 'ORGANIZATION']),
        approval_status: z.enum(['APPROVED', 'PENDING', 'DENIED']),
        approval_reason: z.string().trim().max(1000, 'At most 1000 characters').nullable(),
      })
      .partial(),
    responses: { 200: locationDetailSchema(slug) },
    errors: [404, 409],
    handle: async ({ params, body, caller }) => {
      const { approval_status, approval_reason, billing_source, ...fields } = body;
      await inTransactionOf(services, caller, async (trx) => {
        const { access } = await accessTo(trx, caller, params.id);
        const needed = neededPermissions(Object.keys(body), slug);
        if (approval_status && approval_status !== 'PENDING') needed.add('platform.admin');
        for (const permission of needed) requirePermission(access, permission);
        if (fields.market_id !== undefined) await requireMarket(trx, fields.market_id);

        const location = await trx
          .selectFrom('locations')
          .select(['id', 'name', 'organization_id', 'approval_status', 'image_public_id'])
          .where('id', '=', params.id)
          .forUpdate()
          .executeTakeFirstOrThrow();
        if (fields.image_public_id !== location.image_public_id) {
          await requireImage(trx, fields.image_public_id ?? null);
        }
        const columns = { ...locationColumns(fields, slug), ...(billing_source && { billing_source }) };
        if (Object.keys(columns).length > 0) {
          await trx.updateTable('locations').set(columns).where('id', '=', params.id).execute();
        }
        if (approval_status) {
          const approval = { status: approval_status, reason: approval_reason ?? null };
          await decideApproval(services, trx, location, approval);
        }
      });
      return { status: 200, body: await loadLocation(services, caller, params.id) };
    },
  });
};
