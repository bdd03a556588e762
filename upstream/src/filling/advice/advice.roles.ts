import { gigPath } from '../../testing/fixturePaths.ts';
import { anyRoleThere, type RoleRows } from '../../testing/roleRows.ts';

export const roles: RoleRows = {
  'GET /api/staffer/gigs/:id/advice/': { path: `${gigPath}advice/`, statuses: anyRoleThere(200) },
};
