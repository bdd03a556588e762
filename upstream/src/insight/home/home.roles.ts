import { fixtureIds as ids } from '../../testing/fixtureIds.ts';
import { anyRoleThere, anyStaffer, type RoleRows } from '../../testing/roleRows.ts';

export const roles: RoleRows = {
  'GET /api/staffer/locations/:id/home/': {
    path: `/api/staffer/locations/${ids.harborHouse}/home/`,
    statuses: anyRoleThere(200),
  },
  'GET /api/staffer/homes/totals/': { path: '/api/staffer/homes/totals/', statuses: anyStaffer(200) },
  'GET /api/staffer/homes/managed/': { path: '/api/staffer/homes/managed/', statuses: anyStaffer(200) },
  'GET /api/staffer/homes/': {
    path: `/api/staffer/homes/?location_ids=${ids.harborHouse}`,
    statuses: anyStaffer(200),
  },
};
