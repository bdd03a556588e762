import { anyRole, type MutationRoles } from '../../testing/roles/mutationRole.ts';
import type { RoleFixtures } from '../../testing/roles/roleFixtures.ts';

// The applicant is not confirmed: each result is a refusal, which no role prevents.
const forApplicant = (more: object = {}) => ({
  input: ({ gigId, applicationId }: RoleFixtures) => ({ gigId, applicationIds: [applicationId], ...more }),
  outcomes: anyRole,
});

export const roles: MutationRoles = {
  callOutPros: forApplicant({ calledOutBy: 'PRO' }),
  clockInPros: forApplicant(),
  clockOutPros: forApplicant(),
  endBreaks: forApplicant(),
  markNoShows: forApplicant(),
  sendProsHome: forApplicant({ reason: 'LATE' }),
  startBreaks: forApplicant(),
};
