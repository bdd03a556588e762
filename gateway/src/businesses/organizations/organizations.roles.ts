import { copperFinchId } from '../../testing/demoIds.ts';
import { organizationAdmin, type MutationRoles } from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  updateOrganization: {
    input: () => ({ organizationId: copperFinchId, name: 'Copper Finch' }),
    outcomes: organizationAdmin,
  },
};
