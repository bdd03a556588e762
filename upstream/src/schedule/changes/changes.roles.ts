import { gigPath } from '../../testing/fixturePaths.ts';
import { anyRoleThere, type RoleRows } from '../../testing/roleRows.ts';

export const roles: RoleRows = {
  'GET /api/staffer/gigs/:id/changes/': { path: `${gigPath}changes/`, statuses: anyRoleThere(200) },
};
