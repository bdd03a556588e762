import { type MutationRoles, ownAccountOrCode } from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  createReferralCode: { testedElsewhere: ownAccountOrCode },
};
