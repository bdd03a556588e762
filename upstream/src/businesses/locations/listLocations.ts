import { cardNetworkName } from '../../platform/cardNetwork/cardNetwork.ts';
import { pageOf, pageSchema } from '../../platform/paging/page.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { toLocation } from './locationRows.ts';
import { locationSchema } from './locationSchema.ts';
import { managedLocations, managedLocationsQuery } from './managedLocations.ts';
import { urgentFirst } from './urgentFirst.ts';

/** `GET /api/locations/`: lists the locations where the caller has a role. */
export const listLocations = (services: Services) => {
  const { database, settings } = services;
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
    handle: async ({ query, url, caller }) => {
      const first = await urgentFirst(services, caller, query);
      const locations = managedLocations(database, caller, network, query, first);
      const body = await pageOf({ url, query }, locations, (page) =>
        page.map((row) => toLocation(row, caller, productSlug)),
      );
      return { status: 200, body };
    },
  });
};
