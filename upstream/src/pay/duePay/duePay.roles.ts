import { fixtureIds as ids } from '../../testing/fixtureIds.ts';
import { teamMemberThere, type RoleRows } from '../../testing/roleRows.ts';

export const roles: RoleRows = {
  'GET /api/staffer/locations/:id/due-pay/': {
    path: `/api/staffer/locations/${ids.harborHouse}/due-pay/`,
    statuses: teamMemberThere(200),
  },
};
