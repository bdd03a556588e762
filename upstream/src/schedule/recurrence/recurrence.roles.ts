import { fixtureIds as ids } from '../../testing/fixtureIds.ts';
import { gigPath } from '../../testing/fixturePaths.ts';
import { repeating } from '../../testing/postings.ts';
import { anyStaffer, anyRoleThere, type RoleRows } from '../../testing/roleRows.ts';

export const roles: RoleRows = {
  'POST /api/staffer/gigs/v2/recurring-pattern/dates/': {
    body: { freq: 'DAILY', dtstart: '2026-03-04T09:00:00', timezone: 'America/Chicago', until: '2026-03-06' },
    statuses: anyStaffer(200),
  },
  'GET /api/staffer/gigs/v2/recurring-pattern/gigs/': {
    path: `/api/staffer/gigs/v2/recurring-pattern/gigs/?location_id=${ids.harborHouse}`,
    statuses: anyRoleThere(200),
  },
  'GET /api/staffer/gigs/:id/recurring-pattern/': {
    path: `${gigPath}recurring-pattern/`,
    arrange: ({ database }) => repeating(database),
    statuses: anyRoleThere(200),
  },
};
