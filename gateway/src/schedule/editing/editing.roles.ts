import { eachItem, teamMember, type MutationRoles } from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  closeApplications: { testedElsewhere: eachItem },
  reopenApplications: { testedElsewhere: eachItem },
  updateGig: { input: ({ gigId }) => ({ gigId, places: 9 }), outcomes: teamMember },
  updateGigs: { testedElsewhere: eachItem },
};
