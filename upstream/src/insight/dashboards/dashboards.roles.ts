import { fixtureIds as ids } from '../../testing/fixtureIds.ts';
import { organizationPath } from '../../testing/fixturePaths.ts';
import { type RoleRows, teamMemberThere } from '../../testing/roleRows.ts';

export const roles: RoleRows = {
  'GET /api/staffer/dashboards/:name/': {
    path: `/api/staffer/dashboards/spend/?location_id=${ids.harborHouse}`,
    statuses: teamMemberThere(200),
  },
  'GET /api/staffer/organizations/:id/dashboards/:name/': {
    path: `${organizationPath}dashboards/spend/`,
    statuses: teamMemberThere(200),
  },
};
