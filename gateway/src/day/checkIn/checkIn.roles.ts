import { anyRole, ownAccountOrCode, type MutationRoles } from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  checkIn: { testedElsewhere: ownAccountOrCode },
  renewCheckIn: { input: ({ gigId }) => ({ gigId }), outcomes: anyRole },
};
