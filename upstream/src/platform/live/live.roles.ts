import { fixtureIds as ids } from '../../testing/fixtureIds.ts';
import { anyRoleThere, type RoleRows } from '../../testing/roleRows.ts';

export const roles: RoleRows = {
  'GET /api/staffer/changes/': {
    path: `/api/staffer/changes/?gig_id=${ids.postedGig}`,
    statuses: anyRoleThere(200),
  },
};
