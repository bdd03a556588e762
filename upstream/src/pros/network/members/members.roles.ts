import { fixtureIds as ids } from '../../../testing/fixtureIds.ts';
import { addNetworkMembers } from '../../../testing/network.ts';
import { anyRoleThere, teamMemberThere, type RoleRows } from '../../../testing/roleRows.ts';

export const roles: RoleRows = {
  'GET /api/staffer/network/members/': {
    path: `/api/staffer/network/members/?location_id=${ids.harborHouse}`,
    arrange: ({ database }) => addNetworkMembers(database, ids.pros),
    statuses: anyRoleThere(200),
  },
  'POST /api/staffer/network/members/': {
    body: { location_id: ids.harborHouse, pro_ids: [ids.idlePro] },
    statuses: teamMemberThere(200),
  },
  'DELETE /api/staffer/network/members/:proId/': {
    path: `/api/staffer/network/members/1/?location_id=${ids.harborHouse}`,
    arrange: ({ database }) => addNetworkMembers(database, ids.pros),
    statuses: teamMemberThere(204),
  },
};
