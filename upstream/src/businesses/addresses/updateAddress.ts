import { requireAtLocation } from '../../platform/access/locationAccess.ts';
import { route } from '../../platform/server/route.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { addressParams } from './addressParams.ts';
import { addressAt, changedAddress, toAddress } from './addressRows.ts';
import { addressBody, addressResponse } from './addressSchema.ts';

/** `PATCH /api/locations/:locationId/addresses/:id/`: changes the fields that are sent. */
export const updateAddress = ({ database }: Upstream) =>
  route({
    method: 'PATCH',
    url: '/api/locations/:locationId/addresses/:id/',
    access: 'session',
    tags: ['addresses'],
    summary: 'Change an address of a location',
    description:
      'What is left out stays. The type never changes. The PRIMARY address is that of the location: it changes ' +
      'there too. Needs locations.edit.',
    params: addressParams,
    body: addressBody.partial(),
    responses: { 200: addressResponse },
    errors: [404],
    handle: async ({ params, body, caller }) => {
      const address = await database.transaction().execute(async (trx) => {
        await requireAtLocation(trx, caller, params.locationId, 'locations.edit');
        // The location before its address, as whoever changes the location does: neither waits for the other.
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
