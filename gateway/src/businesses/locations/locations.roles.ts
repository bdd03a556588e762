import { copperFinchId, grillId } from '../../testing/demoIds.ts';
import { streetAddress } from '../../testing/roles/streetAddress.ts';
import {
  locationAdmin,
  organizationAdmin,
  platformAdmin,
  type MutationRoles,
} from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  addLocation: {
    input: () => ({ organizationId: copperFinchId, name: 'Copper Finch Pier', ...streetAddress }),
    outcomes: organizationAdmin,
  },
  approveLocation: { input: () => ({ locationId: grillId }), outcomes: platformAdmin },
  approveLocationInSandbox: { input: () => ({ locationId: grillId }), outcomes: locationAdmin },
  denyLocation: { input: () => ({ locationId: grillId, reason: 'No license' }), outcomes: platformAdmin },
  resubmitLocation: { input: () => ({ locationId: grillId }), outcomes: locationAdmin },
  updateLocation: { input: () => ({ locationId: grillId, name: 'Copper Finch' }), outcomes: locationAdmin },
};
