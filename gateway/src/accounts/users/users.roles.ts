import { ownAccountOrCode, type MutationRoles } from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  changeAddress: { testedElsewhere: ownAccountOrCode },
  updateProfile: { testedElsewhere: ownAccountOrCode },
};
