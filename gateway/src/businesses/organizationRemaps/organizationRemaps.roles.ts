import { grillId } from '../../testing/demoIds.ts';
import { globalId } from '../../testing/globalId.ts';
import { organizationAdmin, type MutationRoles } from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  moveLocation: {
    input: () => ({ locationId: grillId, organizationId: globalId('Organization', 2) }),
    // The owner may at one end, and does not know of the other.
    outcomes: { ...organizationAdmin, owner: 'NOT_FOUND' },
    isOnce: true,
  },
};
