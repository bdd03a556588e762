import { gigPath } from '../../testing/fixturePaths.ts';
import { locationRoleThere, type RoleRows } from '../../testing/roleRows.ts';

const range = 'start_time=2026-03-03T00:00:00Z&end_time=2026-03-04T00:00:00Z';

export const roles: RoleRows = {
  'GET /api/staffer/gigs/:id/captain-gigs/': {
    path: `${gigPath}captain-gigs/?${range}`,
    statuses: locationRoleThere(200),
  },
};
