import { fixtureIds as ids } from '../../testing/fixtureIds.ts';
import { people } from '../../testing/people.ts';
import { anyRoleThere, type RoleRows } from '../../testing/roleRows.ts';
import { addSavedFilter } from '../../testing/savedFilters.ts';

export const roles: RoleRows = {
  'GET /api/staffer/saved-filters/': {
    path: `/api/staffer/saved-filters/?location_id=${ids.harborHouse}`,
    statuses: anyRoleThere(200),
  },
  'POST /api/staffer/saved-filters/': {
    body: { location_id: ids.harborHouse, name: 'Open', search: 'statuses=unfilled' },
    statuses: anyRoleThere(201),
  },
  // A saved filter is visible to its owner only.
  'DELETE /api/staffer/saved-filters/:id/': {
    path: '/api/staffer/saved-filters/1/',
    arrange: ({ database }) => addSavedFilter(database, people.member.id),
    statuses: [401, 403, 404, 204, 404, 404, 404, 404],
  },
};
