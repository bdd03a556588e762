import { z } from 'zod';
import { cardNetworkName } from '../../platform/cardNetwork/cardNetwork.ts';
import { toLocation, visibleLocations } from './locationRows.ts';
import { locationSchema } from './locationSchema.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';

const longestList = 200;

/** `GET /api/users/me/active-locations/`: lists the approved locations where the caller has a role. */
export const listActiveLocations = ({ database, settings }: Services) => {
  const { productSlug } = settings;
  const network = cardNetworkName({ settings });
  return route({
    method: 'GET',
    url: '/api/users/me/active-locations/',
    access: 'session',
    tags: ['users'],
    summary: "List the signed-in user's approved locations by name",
    description: 'A plain list of at most 200 locations.',
    responses: { 200: z.array(locationSchema(productSlug)) },
    handle: async ({ caller }) => {
      const rows = await visibleLocations(database, caller, network)
        .where('locations.approval_status', '=', 'APPROVED')
        .orderBy('locations.name')
        .orderBy('locations.id')
        .limit(longestList)
        .execute();
      return { status: 200, body: rows.map((row) => toLocation(row, caller, productSlug)) };
    },
  });
};
