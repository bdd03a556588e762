import { z } from 'zod';
import { cardNetworkName } from '../../platform/cardNetwork/cardNetwork.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { visibleLocations } from './locationRows.ts';
import { locationSchema } from './locationSchema.ts';
import { mostPlainLocations, plainLocations } from './plainLocations.ts';

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
    description: `A plain list of all of them. An error for more than ${mostPlainLocations}: \`/api/locations/?query=managed\` has pages.`,
    query: z.strictObject({ organization_id: idParameter.optional() }),
    responses: { 200: z.array(locationSchema(productSlug)) },
    errors: [409],
    handle: async ({ query: { organization_id }, caller }) => {
      const locations = visibleLocations(database, caller, network)
        .where('locations.approval_status', '=', 'APPROVED')
        .$if(organization_id !== undefined, (approved) =>
          approved.where('locations.organization_id', '=', organization_id ?? 0),
        );
      return { status: 200, body: await plainLocations(locations, { caller, slug: productSlug }) };
    },
  });
};
