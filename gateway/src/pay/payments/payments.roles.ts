import { type MutationRoles, teamMember } from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  // The applicant is not confirmed: the result is a refusal.
  payPros: {
    input: ({ gigId, applicationId }) => ({ gigId, payments: [{ applicationId }] }),
    outcomes: teamMember,
  },
};
