import { requireAtLocation } from '../../platform/access/locationAccess.ts';
import { ApiError } from '../../platform/errors.ts';
import { noContent } from '../../platform/server/noContent.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { addressParams } from './addressParams.ts';
import { addressAt } from './addressRows.ts';

/** `DELETE /api/locations/:locationId/addresses/:id/`: removes a SECONDARY address. */
export const deleteAddress = ({ database }: Services) =>
  route({
    method: 'DELETE',
    url: '/api/locations/:locationId/addresses/:id/',
    access: 'session',
    scope: 'ADMIN',
    tags: ['addresses'],
    summary: 'Remove an address from a location',
    description:
      'Gigs posted there keep their address. The PRIMARY address cannot be removed (409). Needs ' +
      'locations.edit.',
    params: addressParams,
    responses: { 204: noContent },
    errors: [404, 409],
    handle: async ({ params, caller }) => {
      await requireAtLocation(database, caller, params.locationId, 'locations.edit');
      const { id, type } = await addressAt(database, params);
      if (type === 'PRIMARY') {
        throw new ApiError('conflict', 'The address of the location itself cannot be removed.');
      }
      await database.deleteFrom('location_addresses').where('id', '=', id).execute();
      return { status: 204 };
    },
  });
