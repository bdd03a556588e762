import { managedLocations, managedLocationsQuery } from '../../businesses/locations/managedLocations.ts';
import { urgentFirst } from '../../businesses/locations/urgentFirst.ts';
import { cardNetworkName } from '../../platform/cardNetwork/cardNetwork.ts';
import { pageOf, pageSchema } from '../../platform/paging/page.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { homeResponse } from './homeResponse.ts';
import { detailOfOne, detailOfSeveral, loadHomes } from './loadHomes.ts';

/** `GET /api/staffer/homes/managed/`: what is going on at the locations of a page of `GET /api/locations/`. */
export const listManagedHomes = (services: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/homes/managed/',
    access: 'staffer',
    tags: ['home'],
    summary: 'List what is going on at the locations that the caller manages',
    description:
      'The pages, their order and the filters are those of `GET /api/locations/`, so that both can be asked for at the ' +
      'same time. Each home is as in the list by ids; that of a page with a single location is as the home of one.',
    query: managedLocationsQuery,
    responses: { 200: pageSchema(homeResponse) },
    handle: async ({ query, url, caller }) => {
      const first = await urgentFirst(services, caller, query);
      const locations = managedLocations(services.database, caller, cardNetworkName(services), query, first);
      // What a home shows of its location is read by `loadHomes`.
      const idsInOrder = locations.clearSelect().select('locations.id');
      const body = await pageOf({ url, query }, idsInOrder, async (page) => {
        const ids = page.map(({ id }) => id);
        const detail = ids.length === 1 ? detailOfOne : detailOfSeveral;
        const homes = await loadHomes(services, caller, ids, detail);
        const byId = new Map(homes.map((home) => [home.location_id, home]));
        return ids.map((id) => byId.get(id)).filter((home) => home !== undefined);
      });
      return { status: 200, body };
    },
  });
