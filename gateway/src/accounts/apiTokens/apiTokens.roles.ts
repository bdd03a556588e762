import { madeByCaller, ownAccountOrCode, type MutationRoles } from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  createApiToken: { testedElsewhere: ownAccountOrCode },
  revokeApiToken: { testedElsewhere: madeByCaller },
  rotateApiToken: { testedElsewhere: madeByCaller },
};
