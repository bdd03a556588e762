import { teamMember, type MutationRoles } from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  replaceApplicant: {
    input: ({ applicationId }) => ({ applicationId, reason: 'CALLED_OUT' }),
    outcomes: teamMember,
  },
};
