import { madeBefore, type MutationRoles } from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  changeBreak: { testedElsewhere: madeBefore },
  changePunch: { testedElsewhere: madeBefore },
  deleteBreak: { testedElsewhere: madeBefore },
  deletePunch: { testedElsewhere: madeBefore },
};
