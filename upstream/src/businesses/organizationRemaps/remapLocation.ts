import { z } from 'zod';
import { cardNetworkName } from '../../platform/cardNetwork/cardNetwork.ts';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import { id, idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import './locationMoved.ts';
import { leaveEvents } from './gigEffects.ts';
import { remapEffects } from './remapEffects.ts';
import { remapResponse } from './remapSchema.ts';
import { requireMovable } from './requireMovable.ts';
import { notifyAdmins } from './notifyAdmins.ts';

/** `POST /api/locations/:locationId/org-remap/`: moves a location to another organization. */
export const remapLocation = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/locations/:locationId/org-remap/',
    access: 'session',
    scope: 'ADMIN',
    tags: ['organization remaps'],
    summary: 'Move a location to another organization',
    description:
      'Returns what it changed, like the preview. Notifies users who gain or lose access. What the location owes and ' +
      'waits for an invoice is drafted for the organization that it leaves, which is also billed for what is paid or ' +
      'corrected later of work that ended before. ' +
      'For admins of both organizations, and platform admins.',
    params: z.object({ locationId: idParameter }),
    body: z.strictObject({ organization_id: id }),
    responses: { 200: remapResponse },
    errors: [403, 404, 409],
    handle: async ({ params: { locationId }, body: { organization_id: organizationId }, caller }) => {
      const body = await inTransactionOf(services, caller, async (trx) => {
        // Lock before reading, so that the second of two moves starts from the result of the first.
        await trx.selectFrom('locations').select('id').where('id', '=', locationId).forUpdate().execute();
        const movable = await requireMovable(trx, caller, { locationId, organizationId });
        const now = services.clock.now();
        const effects = await remapEffects(trx, movable, { network: cardNetworkName(services), now });
        await trx
          .updateTable('locations')
          .set({ organization_id: organizationId })
          .where('id', '=', locationId)
          .execute();
        await leaveEvents(trx, { locationId, now });
        await services.reactions.locationMoved(services, trx, {
          locationId,
          fromOrganizationId: movable.from.id,
          now,
        });
        await notifyAdmins(services, trx, movable, effects);
        return effects;
      });
      return { status: 200, body };
    },
  });
