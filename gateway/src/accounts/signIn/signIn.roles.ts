import { ownAccountOrCode, type MutationRoles } from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  requestSignInCode: { testedElsewhere: ownAccountOrCode },
  signIn: { testedElsewhere: ownAccountOrCode },
  signInWithMagicLink: { testedElsewhere: ownAccountOrCode },
  signInWithSso: { testedElsewhere: ownAccountOrCode },
  signOut: { testedElsewhere: ownAccountOrCode },
};
