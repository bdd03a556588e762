import { grillId } from '../../testing/demoIds.ts';
import { type MutationRoles, platformAdmin, teamMember } from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  // The applicant is not confirmed: who may is refused for another reason.
  payProBeforeBusiness: {
    input: ({ applicationId }) => ({ applicationId }),
    outcomes: { ...platformAdmin, rival: 'FORBIDDEN' },
  },
  // The results are refusals.
  payPros: {
    input: ({ gigId, applicationId }) => ({ gigId, payments: [{ applicationId }] }),
    outcomes: teamMember,
  },
  payProsAtLocation: {
    input: ({ applicationId }) => ({ locationId: grillId, payments: [{ applicationId }] }),
    outcomes: teamMember,
  },
};
