import { z } from 'zod';
import { accessTo } from '../../platform/access/locationAccess.ts';
import { pageOf, pageSchema, pagingParameters } from '../../platform/paging/page.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { toAddress } from './addressRows.ts';
import { addressResponse } from './addressSchema.ts';

/** `GET /api/locations/:locationId/addresses/`: lists the addresses of a location. */
export const listAddresses = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/locations/:locationId/addresses/',
    access: 'session',
    tags: ['addresses'],
    summary: 'List the addresses of a location',
    description: 'PRIMARY first, then by street. For any caller with a role at the location.',
    params: z.object({ locationId: idParameter }),
    query: z.strictObject(pagingParameters),
    responses: { 200: pageSchema(addressResponse) },
    errors: [404],
    handle: async ({ params: { locationId }, query, caller, url }) => {
      await accessTo(database, caller, locationId);
      const addresses = database
        .selectFrom('location_addresses')
        .selectAll()
        .where('location_id', '=', locationId)
        // Alphabetically, PRIMARY precedes SECONDARY.
        .orderBy('type')
        .orderBy('street_address')
        .orderBy('id');
      return {
        status: 200,
        body: await pageOf({ url, query }, addresses, (rows) => rows.map(toAddress)),
      };
    },
  });
