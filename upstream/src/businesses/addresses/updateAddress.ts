import { requireAtLocation } from '../../platform/access/locationAccess.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { addressParams } from './addressParams.ts';
import { addressAt, changedAddress, toAddress } from './addressRows.ts';
import { addressBody, addressResponse } from './addressSchema.ts';

/** `PATCH /api/locations/:locationId/addresses/:id/`: updates an address. */
export const updateAddress = ({ database }: Services) =>
  route({
    method: 'PATCH',
    url: '/api/locations/:locationId/addresses/:id/',
    access: 'session',
    scope: 'ADMIN',
    tags: ['addresses'],
    summary: 'Update an address of a location',
    description:
      'Omitted fields stay unchanged. The type never changes. The PRIMARY address belongs to the location: it changes ' +
      'there too. Needs locations.edit.',
    params: addressParams,
    body: addressBody.partial(),
    responses: { 200: addressResponse },
    errors: [404],
    handle: async ({ params, body, caller }) => {
      const address = await database.transaction().execute(async (trx) => {
        await requireAtLocation(trx, caller, params.locationId, 'locations.edit');
        // Lock the location before its address, like updates of the location, to prevent deadlocks.
        await trx
          .selectFrom('locations')
          .select('id')
          .where('id', '=', params.locationId)
          .forUpdate()
          .execute();
        const changes = changedAddress(body);
        if (Object.keys(changes).length === 0) return addressAt(trx, params);
        const { id } = await addressAt(trx, params);
        return trx
          .updateTable('location_addresses')
          .set(changes)
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow();
      });
      return { status: 200, body: toAddress(address) };
    },
  });
