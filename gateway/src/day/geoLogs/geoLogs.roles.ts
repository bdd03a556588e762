import { teamMember, type MutationRoles } from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  closeGeoLog: {
    input: ({ geoLogId }) => ({ geoLogId, note: 'The shift lead saw them.' }),
    outcomes: teamMember,
    isOnce: true,
  },
  reopenGeoLog: { input: ({ geoLogId }) => ({ geoLogId }), outcomes: teamMember },
};
