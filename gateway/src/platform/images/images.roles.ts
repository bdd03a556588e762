import { ownAccountOrCode, type MutationRoles } from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  createImageUpload: { testedElsewhere: ownAccountOrCode },
};
