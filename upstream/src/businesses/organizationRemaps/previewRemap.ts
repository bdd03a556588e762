import { z } from 'zod';
import { cardNetworkName } from '../../platform/cardNetwork/cardNetwork.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { remapEffects } from './remapEffects.ts';
import { remapResponse } from './remapSchema.ts';
import { requireMovable } from './requireMovable.ts';

/** `GET /api/locations/:locationId/org-remap/`: previews a move to another organization. */
export const previewRemap = (services: Services) =>
  route({
    method: 'GET',
    url: '/api/locations/:locationId/org-remap/',
    access: 'session',
    tags: ['organization remaps'],
    summary: 'Preview moving a location to another organization',
    description: 'Changes nothing. For admins of both organizations, and platform admins.',
    params: z.object({ locationId: idParameter }),
    query: z.strictObject({ organization_id: idParameter }),
    responses: { 200: remapResponse },
    errors: [403, 404, 409],
    handle: async ({ params: { locationId }, query: { organization_id: organizationId }, caller }) => {
      const { database, clock } = services;
      const movable = await requireMovable(database, caller, { locationId, organizationId });
      const body = await remapEffects(database, movable, {
        network: cardNetworkName(services),
        now: clock.now(),
      });
      return { status: 200, body };
    },
  });
