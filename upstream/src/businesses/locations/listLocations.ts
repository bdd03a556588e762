import { z } from 'zod';
import { cardNetworkName } from '../../platform/cardNetwork/cardNetwork.ts';
import { pageOf, pageSchema, pagingParameters } from '../../platform/paging/page.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { toLocation, visibleLocations } from './locationRows.ts';
import { locationSchema } from './locationSchema.ts';

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
    query: z.strictObject({
      ...pagingParameters,
      query: z.literal('managed').optional(),
      market_id: idParameter.optional(),
      organization_id: idParameter.optional(),
      approval_status: z.enum(['APPROVED', 'PENDING', 'DENIED']).optional(),
    }),
    responses: { 200: pageSchema(locationSchema(productSlug)) },
    handle: async ({ query, url, caller }) => {
      const { market_id, organization_id, approval_status } = query;
      const rows = visibleLocations(database, caller, network)
        .where((eb) =>
          eb.and([
            ...(market_id === undefined ? [] : [eb('locations.market_id', '=', market_id)]),
            ...(organization_id === undefined ? [] : [eb('locations.organization_id', '=', organization_id)]),
            ...(approval_status === undefined ? [] : [eb('locations.approval_status', '=', approval_status)]),
          ]),
        )
        .orderBy('organizations.name')
        .orderBy('locations.name')
        .orderBy('locations.id');
      return {
        status: 200,
        body: await pageOf({ url, query }, rows, (page) =>
          page.map((row) => toLocation(row, caller, productSlug)),
        ),
      };
    },
  });
};
