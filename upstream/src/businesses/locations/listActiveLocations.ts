import { z } from 'zod';
import { cardNetworkName } from '../../platform/cardNetwork/cardNetwork.ts';
import { visibleLocations } from './locationRows.ts';
import { locationSchema } from './locationSchema.ts';
import { mostPlainLocations, plainLocations } from './plainLocations.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';

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
    description: `A plain list of all of them. An error for more than ${mostPlainLocations}: \`/api/locations/?query=managed\` has pages.`,
    responses: { 200: z.array(locationSchema(productSlug)) },
    errors: [409],
    handle: async ({ caller }) => {
      const locations = visibleLocations(database, caller, network).where(
        'locations.approval_status',
        '=',
        'APPROVED',
      );
      return { status: 200, body: await plainLocations(locations, { caller, slug: productSlug }) };
    },
  });
};
