import { madeByCaller, ownAccountOrCode, type MutationRoles } from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  cancelExport: { testedElsewhere: madeByCaller },
  deleteExport: { testedElsewhere: madeByCaller },
  startExport: { testedElsewhere: ownAccountOrCode },
};
