import { fixtureIds as ids } from '../../testing/fixtureIds.ts';
import { gigPath } from '../../testing/fixturePaths.ts';
import { teamMemberThere, type RoleRows } from '../../testing/roleRows.ts';

export const roles: RoleRows = {
  'DELETE /api/staffer/gigs/:id/': {
    path: `/api/staffer/gigs/${ids.cancelledGig}/`,
    statuses: teamMemberThere(204),
  },
  'POST /api/staffer/gigs/:id/cancel/': {
    path: `${gigPath}cancel/`,
    body: {},
    statuses: teamMemberThere(200),
  },
};
