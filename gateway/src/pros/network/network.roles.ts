import { grillId } from '../../testing/demoIds.ts';
import { globalId } from '../../testing/globalId.ts';
import { ownAccountOrCode, teamMember, type MutationRoles } from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  acceptNetworkInvite: { testedElsewhere: ownAccountOrCode },
  addProsToNetwork: {
    input: ({ proId }) => ({ locationId: grillId, proIds: [proId] }),
    outcomes: teamMember,
  },
  importNetworkInvites: {
    input: () => ({ locationId: grillId, rows: [{ email: 'guest@brigade.example' }] }),
    outcomes: teamMember,
  },
  inviteToNetwork: {
    input: () => ({ locationId: grillId, email: 'guest@brigade.example' }),
    outcomes: teamMember,
  },
  removeProFromNetwork: {
    input: ({ memberId }) => ({ locationId: grillId, proId: memberId }),
    outcomes: teamMember,
    isOnce: true,
  },
  resendNetworkInvite: {
    input: () => ({ networkInviteId: globalId('NetworkInvite', '1-1') }),
    outcomes: teamMember,
  },
  withdrawNetworkInvite: {
    input: () => ({ networkInviteId: globalId('NetworkInvite', '1-1') }),
    outcomes: teamMember,
    isOnce: true,
  },
};
