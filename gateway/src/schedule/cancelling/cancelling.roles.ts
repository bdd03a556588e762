import { eachItem, teamMember, type MutationRoles } from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  cancelGigs: { testedElsewhere: eachItem },
  deleteGig: { input: ({ gigId }) => ({ gigId }), outcomes: teamMember, isOnce: true },
};
