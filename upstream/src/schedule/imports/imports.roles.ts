import { fixtureIds as ids } from '../../testing/fixtureIds.ts';
import { teamMemberThere, type RoleRows } from '../../testing/roleRows.ts';

export const roles: RoleRows = {
  'POST /api/staffer/gigs/imports/': {
    body: { location_id: ids.harborHouse, rows: [{}] },
    statuses: teamMemberThere(200),
  },
};
