import { gigPath } from '../../testing/fixturePaths.ts';
import { anyStaffer, locationRoleThere, type RoleRows } from '../../testing/roleRows.ts';

export const roles: RoleRows = {
  'GET /api/staffer/gigs/': { statuses: anyStaffer(200) },
  'GET /api/staffer/gigs/:id/': { path: gigPath, statuses: locationRoleThere(200) },
};
