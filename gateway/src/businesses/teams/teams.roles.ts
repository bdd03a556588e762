import { locationAdmin, organizationAdmin, type MutationRoles } from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  changeManagerRole: {
    input: ({ locationManagerId }) => ({ locationManagerId, role: 'TEAM_MEMBER' }),
    outcomes: locationAdmin,
  },
  removeLocationManager: {
    input: ({ locationManagerId }) => ({ locationManagerId }),
    // The test removes an onsite manager, and members may remove themselves.
    outcomes: { ...locationAdmin, onsite: 'may' },
    isOnce: true,
  },
  removeOrganizationManager: {
    input: ({ organizationManagerId }) => ({ organizationManagerId }),
    outcomes: organizationAdmin,
    isOnce: true,
  },
};
