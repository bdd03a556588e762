import { grillId } from '../../testing/demoIds.ts';
import { type MutationRoles, teamMember } from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  // The applicant is not confirmed: the results are refusals.
  payPros: {
    input: ({ gigId, applicationId }) => ({ gigId, payments: [{ applicationId }] }),
    outcomes: teamMember,
  },
  payProsAtLocation: {
    input: ({ applicationId }) => ({ locationId: grillId, payments: [{ applicationId }] }),
    outcomes: teamMember,
  },
};
