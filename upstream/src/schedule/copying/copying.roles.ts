import { fixtureIds as ids } from '../../testing/fixtureIds.ts';
import { teamMemberThere, type RoleRows } from '../../testing/roleRows.ts';

export const roles: RoleRows = {
  'POST /api/staffer/gigs/copies/': {
    body: { location_id: ids.harborHouse, week_of: '2026-03-02', to_week_of: '2026-03-09' },
    statuses: teamMemberThere(200),
  },
};
