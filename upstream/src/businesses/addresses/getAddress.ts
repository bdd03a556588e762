import { accessTo } from '../../platform/access/locationAccess.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { addressParams } from './addressParams.ts';
import { addressAt, toAddress } from './addressRows.ts';
import { addressResponse } from './addressSchema.ts';

/** `GET /api/locations/:locationId/addresses/:id/`: gets an address. */
export const getAddress = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/locations/:locationId/addresses/:id/',
    access: 'session',
    tags: ['addresses'],
    summary: 'Get an address of a location',
    params: addressParams,
    responses: { 200: addressResponse },
    errors: [404],
    handle: async ({ params, caller }) => {
      await accessTo(database, caller, params.locationId);
      return { status: 200, body: toAddress(await addressAt(database, params)) };
    },
  });
