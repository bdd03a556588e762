import { teamMember, type MutationRoles } from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  replaceApplicants: {
    // The applicant is not confirmed: the result is a refusal, which no role prevents.
    input: ({ gigId, applicationId }) => ({
      gigId,
      replacements: [{ applicationId, reason: 'CALLED_OUT' }],
    }),
    outcomes: teamMember,
  },
  replaceApplicant: {
    input: ({ applicationId }) => ({ applicationId, reason: 'CALLED_OUT' }),
    outcomes: teamMember,
  },
};
