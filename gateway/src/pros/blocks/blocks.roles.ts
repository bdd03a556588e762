import { grillId } from '../../testing/demoIds.ts';
import { teamMember, type MutationRoles } from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  blockPro: {
    input: ({ proId }) => ({ proId, locationIds: [grillId], reason: 'CANCELLED_CALLED_OUT' }),
    outcomes: teamMember,
  },
  unblockPro: { input: ({ proId }) => ({ locationId: grillId, proId }), outcomes: teamMember },
};
