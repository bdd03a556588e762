import { z } from 'zod';
import { requireAtLocation } from '../../platform/access/locationAccess.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { newAddress, toAddress } from './addressRows.ts';
import { addressBody, addressResponse } from './addressSchema.ts';

/** `POST /api/locations/:locationId/addresses/`: adds a SECONDARY address. */
export const createAddress = ({ database }: Services) =>
  route({
    method: 'POST',
    url: '/api/locations/:locationId/addresses/',
    access: 'session',
    scope: 'ADMIN',
    tags: ['addresses'],
    summary: 'Add an address to a location',
    description:
      'Adds a SECONDARY address: the PRIMARY one is created with the location. Needs locations.edit.',
    params: z.object({ locationId: idParameter }),
    body: addressBody,
    responses: { 201: addressResponse },
    errors: [404],
    handle: async ({ params: { locationId }, body, caller }) => {
      await requireAtLocation(database, caller, locationId, 'locations.edit');
      const address = await database
        .insertInto('location_addresses')
        .values(await newAddress(locationId, body))
        .returningAll()
        .executeTakeFirstOrThrow();
      return { status: 201, body: toAddress(address) };
    },
  });
