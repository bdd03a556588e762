import { madeByCaller, type MutationRoles } from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  changeBreak: { testedElsewhere: madeByCaller },
  changePunch: { testedElsewhere: madeByCaller },
  deleteBreak: { testedElsewhere: madeByCaller },
  deletePunch: { testedElsewhere: madeByCaller },
};
