import { z } from 'zod';
import { cardNetworkName } from '../../platform/cardNetwork/cardNetwork.ts';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import { id, idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { leaveEvents } from './gigEffects.ts';
import { remapEffects } from './remapEffects.ts';
import { remapResponse } from './remapSchema.ts';
import { requireMovable } from './requireMovable.ts';
import { tellAdmins } from './notifyAdmins.ts';

/** `POST /api/locations/:locationId/org-remap/`: moves a location to another organization. */
export const remapLocation = (upstream: Upstream) =>
  route({
    method: 'POST',
    url: '/api/locations/:locationId/org-remap/',
    access: 'session',
    tags: ['organization remaps'],
    summary: 'Move a location to another organization',
    description:
      'Answers what it changed, as the preview would have. Whoever gains or loses access by it gets a message. ' +
      'For admins of both organizations, and platform admins.',
    params: z.object({ locationId: idParameter }),
    body: z.strictObject({ organization_id: id }),
    responses: { 200: remapResponse },
    errors: [403, 404, 409],
    handle: async ({ params: { locationId }, body: { organization_id: organizationId }, caller }) => {
      const body = await inTransactionOf(upstream, caller, async (trx) => {
        // Locked before it is read, so that of two moves the second one starts from where the first has led.
        await trx.selectFrom('locations').select('id').where('id', '=', locationId).forUpdate().execute();
        const movable = await requireMovable(trx, caller, { locationId, organizationId });
        const now = upstream.clock.now();
        const effects = await remapEffects(trx, movable, { network: cardNetworkName(upstream), now });
        await trx
          .updateTable('locations')
          .set({ organization_id: organizationId })
          .where('id', '=', locationId)
          .execute();
        await leaveEvents(trx, { locationId, now });
        await tellAdmins(upstream, trx, movable, effects);
        return effects;
      });
      return { status: 200, body };
    },
  });
