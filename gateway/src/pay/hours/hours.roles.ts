import { type MutationRoles, teamMember } from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  adjustHours: {
    input: ({ applicationId }) => ({
      applicationId,
      startTime: '2026-03-02T15:00:00Z',
      endTime: '2026-03-02T20:00:00Z',
      reason: 'Left early',
    }),
    outcomes: teamMember,
  },
};
