import { grillId } from '../../testing/demoIds.ts';
import { teamMember, type MutationRoles } from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  createRequirement: {
    input: () => ({ locationId: grillId, name: 'Own apron', category: 'ATTIRE' }),
    outcomes: teamMember,
  },
};
