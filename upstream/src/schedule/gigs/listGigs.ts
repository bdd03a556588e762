import { z } from 'zod';
import { locationScope } from '../../platform/access/locationScope.ts';
import { pageOf, pageOfUnordered, pageSchema, pagingParameters } from '../../platform/paging/page.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { countList } from '../../platform/tallies/countList.ts';
import { gigConditions } from './gigConditions.ts';
import { gigFilters } from './gigFilters.ts';
import { gigIds } from './gigList.ts';
import { gigOrders } from './gigOrders.ts';
import { gigResponse } from './gigResponse.ts';
import { loadGigs } from './loadGigs.ts';

/** `GET /api/staffer/gigs/`: the gigs of the locations visible to the caller. */
export const listGigs = ({ database, clock }: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/gigs/',
    access: 'staffer',
    tags: ['gigs'],
    summary: 'List gigs',
    query: gigFilters.extend({ ...pagingParameters, ordering: z.enum(gigOrders).default('start_time') }),
    responses: { 200: pageSchema(gigResponse) },
    errors: [404],
    handle: async ({ query, caller, url }) => {
      const scope = await locationScope(database, caller, query);
      const conditions = gigConditions(query, clock.now());
      const rowsToPageEnd = query.page * query.page_size;
      const gigs = gigIds(database, { scope, conditions, order: query.ordering, rowsToPageEnd });
      // No index has the order of what a search by words finds at a location.
      const load = conditions.areOfOneLocation ? pageOfUnordered : pageOf;
      const body = await load(
        { url, query },
        gigs,
        (rows) =>
          loadGigs(
            { database, clock },
            caller,
            rows.map(({ id }) => id),
          ),
        () => countList(database, { table: 'gigs', scope, ...conditions }),
      );
      return { status: 200, body };
    },
  });
