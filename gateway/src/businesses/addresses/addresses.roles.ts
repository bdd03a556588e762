import { grillId } from '../../testing/demoIds.ts';
import { streetAddress } from '../../testing/roles/streetAddress.ts';
import { locationAdmin, type MutationRoles } from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  addLocationAddress: { input: () => ({ locationId: grillId, ...streetAddress }), outcomes: locationAdmin },
  deleteLocationAddress: { input: ({ addressId }) => ({ addressId }), outcomes: locationAdmin, isOnce: true },
  updateLocationAddress: { input: ({ addressId }) => ({ addressId, name: 'Pier' }), outcomes: locationAdmin },
};
