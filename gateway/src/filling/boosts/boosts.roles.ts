import { teamMember, type MutationRoles } from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  boostGig: { input: ({ gigId }) => ({ gigId, bonusCents: 2500 }), outcomes: teamMember, isOnce: true },
};
