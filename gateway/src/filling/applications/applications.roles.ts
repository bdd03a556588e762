import { eachItem, type MutationRoles } from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  confirmApplicants: { testedElsewhere: eachItem },
  dismissApplicants: { testedElsewhere: eachItem },
  reinstateApplicants: { testedElsewhere: eachItem },
  selectApplicants: { testedElsewhere: eachItem },
  unselectApplicants: { testedElsewhere: eachItem },
};
