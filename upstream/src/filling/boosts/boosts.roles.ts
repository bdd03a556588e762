import { gigPath } from '../../testing/fixturePaths.ts';
import { teamMemberThere, type RoleRows } from '../../testing/roleRows.ts';

export const roles: RoleRows = {
  'POST /api/staffer/gigs/:id/boost/': {
    path: `${gigPath}boost/`,
    body: { bonus: 20 },
    statuses: teamMemberThere(200),
  },
};
