import { fixtureIds as ids } from '../../testing/fixtureIds.ts';
import { gigPath } from '../../testing/fixturePaths.ts';
import { teamMemberThere, type RoleRows } from '../../testing/roleRows.ts';

export const roles: RoleRows = {
  'GET /api/staffer/locations/:id/due-pay/': {
    path: `/api/staffer/locations/${ids.harborHouse}/due-pay/`,
    statuses: teamMemberThere(200),
  },
  'GET /api/staffer/locations/:id/due-pay/pros/': {
    path: `/api/staffer/locations/${ids.harborHouse}/due-pay/pros/`,
    statuses: teamMemberThere(200),
  },
  'GET /api/staffer/locations/:id/due-pay/total/': {
    path: `/api/staffer/locations/${ids.harborHouse}/due-pay/total/`,
    statuses: teamMemberThere(200),
  },
  'GET /api/staffer/gigs/:id/due-pay/': { path: `${gigPath}due-pay/`, statuses: teamMemberThere(200) },
  // No applicant is confirmed: an authorized caller gets the refusal.
  'GET /api/staffer/gigs/:id/send-home-costs/': {
    path: `${gigPath}send-home-costs/?application_ids=${ids.openApplications.join(',')}`,
    statuses: teamMemberThere(400),
  },
};
