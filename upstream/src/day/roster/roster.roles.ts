import { fixtureIds as ids } from '../../testing/fixtureIds.ts';
import { gigPath } from '../../testing/fixturePaths.ts';
import { locationRoleThere, type RoleRows } from '../../testing/roleRows.ts';

export const roles: RoleRows = {
  'GET /api/staffer/gigs/:id/roster/': { path: `${gigPath}roster/`, statuses: locationRoleThere(200) },
  // No applicant is confirmed: an authorized caller gets a refusal for each.
  'POST /api/staffer/gigs/:id/roster/': {
    path: `${gigPath}roster/`,
    body: { action: 'clock-in', ids: ids.openApplications },
    statuses: locationRoleThere(200),
  },
};
