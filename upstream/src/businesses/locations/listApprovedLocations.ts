import { z } from 'zod';
import { cardNetworkName } from '../../platform/cardNetwork/cardNetwork.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { toLocation, visibleLocations } from './locationRows.ts';
import { locationSchema } from './locationSchema.ts';

const longestList = 200;

/** `GET /api/users/me/approved-locations/`: lists the locations where the caller's gigs are posted without approval, optionally of one organization. */
export const listApprovedLocations = ({ database, settings }: Services) => {
  const { productSlug } = settings;
  const network = cardNetworkName({ settings });
  return route({
    method: 'GET',
    url: '/api/users/me/approved-locations/',
    access: 'session',
    tags: ['users'],
    summary: "List the signed-in user's approved locations of an organization by name",
    description: 'A plain list of at most 200 locations.',
    query: z.strictObject({ organization_id: idParameter.optional() }),
    responses: { 200: z.array(locationSchema(productSlug)) },
    handle: async ({ query: { organization_id }, caller }) => {
      const rows = await visibleLocations(database, caller, network)
        .where('locations.approval_status', '=', 'APPROVED')
        .$if(organization_id !== undefined, (approved) =>
          approved.where('locations.organization_id', '=', organization_id ?? 0),
        )
        .orderBy('locations.name')
        .orderBy('locations.id')
        .limit(longestList)
        .execute();
      return { status: 200, body: rows.map((row) => toLocation(row, caller, productSlug)) };
    },
  });
};
