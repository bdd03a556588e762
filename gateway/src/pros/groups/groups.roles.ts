import { grillId } from '../../testing/demoIds.ts';
import { globalId } from '../../testing/globalId.ts';
import { teamMember, type MutationRoles } from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  addProsToGroup: {
    input: ({ proId }) => ({ proGroupId: globalId('ProGroup', 1), proIds: [proId] }),
    outcomes: teamMember,
  },
  createProGroup: { input: () => ({ locationId: grillId, name: 'Brunch crew' }), outcomes: teamMember },
  deleteProGroup: {
    input: () => ({ proGroupId: globalId('ProGroup', 1) }),
    outcomes: teamMember,
    isOnce: true,
  },
  removeProsFromGroup: {
    input: ({ proId }) => ({ proGroupId: globalId('ProGroup', 1), proIds: [proId] }),
    outcomes: teamMember,
  },
  updateProGroup: {
    input: () => ({ proGroupId: globalId('ProGroup', 1), description: 'Sundays' }),
    outcomes: teamMember,
  },
};
