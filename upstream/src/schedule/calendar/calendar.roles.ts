import { fixtureIds as ids } from '../../testing/fixtureIds.ts';
import { anyRoleThere, type RoleRows } from '../../testing/roleRows.ts';

export const roles: RoleRows = {
  'GET /api/staffer/gigs/calendar/': {
    path: `/api/staffer/gigs/calendar/?location_id=${ids.harborHouse}&start_time__gte=2026-03-01T00:00:00Z&start_time__lte=2026-03-31T00:00:00Z`,
    statuses: anyRoleThere(200),
  },
};
