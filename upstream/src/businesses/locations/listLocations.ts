import { cardNetworkName } from '../../platform/cardNetwork/cardNetwork.ts';
import { pageOf, pageSchema } from '../../platform/paging/page.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { toLocation } from './locationRows.ts';
import { locationSchema } from './locationSchema.ts';
import { managedLocations, managedLocationsQuery } from './managedLocations.ts';

/** `GET /api/locations/`: lists the locations where the caller has a role. */
export const listLocations = ({ database, settings }: Services) => {
  const { productSlug } = settings;
  const network = cardNetworkName({ settings });
  return route({
    method: 'GET',
    url: '/api/locations/',
    access: 'session',
    tags: ['locations'],
    summary: 'List the locations that the caller manages',
    query: managedLocationsQuery,
    responses: { 200: pageSchema(locationSchema(productSlug)) },
    handle: async ({ query, url, caller }) => ({
      status: 200,
      body: await pageOf({ url, query }, managedLocations(database, caller, network, query), (page) =>
        page.map((row) => toLocation(row, caller, productSlug)),
      ),
    }),
  });
};
