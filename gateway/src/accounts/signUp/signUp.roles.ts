import { ownAccountOrCode, type MutationRoles } from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  linkAccount: { testedElsewhere: ownAccountOrCode },
  sendAccountLinkCode: { testedElsewhere: ownAccountOrCode },
  signUp: { testedElsewhere: ownAccountOrCode },
};
