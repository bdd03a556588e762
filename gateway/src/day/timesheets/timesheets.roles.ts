import { madeByCaller, type MutationRoles } from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  deleteBreak: { testedElsewhere: madeByCaller },
  deletePunch: { testedElsewhere: madeByCaller },
};
