import { grillId } from '../../testing/demoIds.ts';
import { madeByCaller, teamMember, type MutationRoles } from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  addProNote: {
    input: ({ proId }) => ({ proId, locationId: grillId, text: 'Punctual' }),
    outcomes: teamMember,
  },
  deleteProNote: { testedElsewhere: madeByCaller },
};
