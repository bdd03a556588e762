import { fixtureIds as ids } from '../../testing/fixtureIds.ts';
import { addProGroup } from '../../testing/network.ts';
import { anyRoleThere, teamMemberThere, type RoleRows } from '../../testing/roleRows.ts';

const proGroup = '/api/staffer/pro-groups/1/';

export const roles: RoleRows = {
  'GET /api/staffer/pro-groups/': {
    path: `/api/staffer/pro-groups/?location_id=${ids.harborHouse}`,
    statuses: anyRoleThere(200),
  },
  'POST /api/staffer/pro-groups/': {
    body: { location_id: ids.harborHouse, name: 'Bar team' },
    statuses: teamMemberThere(201),
  },
  'GET /api/staffer/pro-groups/:groupId/': {
    path: proGroup,
    arrange: ({ database }) => addProGroup(database),
    statuses: anyRoleThere(200),
  },
  'PATCH /api/staffer/pro-groups/:groupId/': {
    path: proGroup,
    body: { name: 'Bar' },
    arrange: ({ database }) => addProGroup(database),
    statuses: teamMemberThere(200),
  },
  'DELETE /api/staffer/pro-groups/:groupId/': {
    path: proGroup,
    arrange: ({ database }) => addProGroup(database),
    statuses: teamMemberThere(204),
  },
  'GET /api/staffer/pro-groups/:groupId/members/': {
    path: `${proGroup}members/`,
    arrange: ({ database }) => addProGroup(database, ids.pros),
    statuses: anyRoleThere(200),
  },
  'POST /api/staffer/pro-groups/:groupId/members/': {
    path: `${proGroup}members/`,
    body: { pro_ids: [ids.idlePro] },
    arrange: ({ database }) => addProGroup(database),
    statuses: teamMemberThere(200),
  },
  'DELETE /api/staffer/pro-groups/:groupId/members/': {
    path: `${proGroup}members/?pro_ids=1,2`,
    arrange: ({ database }) => addProGroup(database, ids.pros),
    statuses: teamMemberThere(204),
  },
};
