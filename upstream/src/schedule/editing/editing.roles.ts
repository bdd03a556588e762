import { fixtureIds as ids } from '../../testing/fixtureIds.ts';
import { gigPath } from '../../testing/fixturePaths.ts';
import { anyStaffer, teamMemberThere, type RoleRows } from '../../testing/roleRows.ts';

export const roles: RoleRows = {
  'PATCH /api/staffer/gigs/:id/': {
    path: gigPath,
    body: { wage_amount: 26 },
    statuses: teamMemberThere(200),
  },
  'POST /api/staffer/gigs/:id/close-applications/': {
    path: `${gigPath}close-applications/`,
    statuses: teamMemberThere(200),
  },
  'POST /api/staffer/gigs/:id/reopen-applications/': {
    path: `${gigPath}reopen-applications/`,
    statuses: teamMemberThere(200),
  },
  // Permission is checked per gig and reported in the response.
  'POST /api/staffer/gigs/bulk/': {
    body: { action: 'close', ids: [ids.postedGig] },
    statuses: anyStaffer(200),
  },
};
