import { madeByCaller, ownAccountOrCode, type MutationRoles } from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  createApiToken: { testedElsewhere: ownAccountOrCode },
  revokeApiToken: {
    testedElsewhere:
      'It acts on what the caller or a member of their organization created before; the tests beside it cover the roles.',
  },
  rotateApiToken: { testedElsewhere: madeByCaller },
};
