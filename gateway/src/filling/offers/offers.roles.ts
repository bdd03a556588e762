import { eachItem, madeBefore, teamMember, type MutationRoles } from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  assignPros: {
    input: ({ gigId, proId }) => ({ gigId, proIds: [proId], isConfirmed: false }),
    outcomes: teamMember,
  },
  offerGig: { input: ({ gigId, proId }) => ({ gigId, proIds: [proId] }), outcomes: teamMember },
  offerGigs: { testedElsewhere: eachItem },
  withdrawOffer: { testedElsewhere: madeBefore },
};
