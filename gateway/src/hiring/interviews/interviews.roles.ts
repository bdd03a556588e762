import { ownAccountOrCode, type MutationRoles } from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  acceptInterview: { testedElsewhere: ownAccountOrCode },
  declineInterview: { testedElsewhere: ownAccountOrCode },
};
