import { fixtureIds as ids } from '../../testing/fixtureIds.ts';
import { anyStaffer, type RoleRows } from '../../testing/roleRows.ts';

export const roles: RoleRows = {
  'GET /api/staffer/gig-applications/conflicts/': {
    path: `/api/staffer/gig-applications/conflicts/?ids=${ids.openApplications[0]}`,
    statuses: anyStaffer(200),
  },
};
