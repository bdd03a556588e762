import { z } from 'zod';
import { cardNetworkName } from '../../platform/cardNetwork/cardNetwork.ts';
import { toLocation, visibleLocations } from './locationRows.ts';
import { locationSchema } from './locationSchema.ts';
import { route } from '../../platform/server/route.ts';
import type { Upstream } from '../../platform/server/services.ts';

const longestList = 200;

/** `GET /api/users/me/active-locations/`: the approved locations at which the caller may work. */
export const listActiveLocations = ({ database, settings }: Upstream) => {
  const { productSlug } = settings;
  const network = cardNetworkName({ settings });
  return route({
    method: 'GET',
    url: '/api/users/me/active-locations/',
    access: 'session',
    tags: ['users'],
    summary: 'The approved locations of the signed-in user, by name',
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
