import { fixtureIds as ids } from '../../testing/fixtureIds.ts';
import { teamMemberThere, type RoleRows } from '../../testing/roleRows.ts';

export const roles: RoleRows = {
  'GET /api/staffer/gigs/fill-forecast/': {
    path: `/api/staffer/gigs/fill-forecast/?location_id=${ids.harborHouse}&skill_id=1&wage_amount=22`,
    statuses: teamMemberThere(200),
  },
};
