import { fixtureIds as ids } from '../../testing/fixtureIds.ts';
import { addManagerOnDuty } from '../../testing/postingMaterials.ts';
import { anyRoleThere, teamMemberThere, type RoleRows } from '../../testing/roleRows.ts';

export const roles: RoleRows = {
  'GET /api/managers-on-duty/': {
    path: `/api/managers-on-duty/?location_id=${ids.harborHouse}`,
    statuses: anyRoleThere(200),
  },
  'POST /api/managers-on-duty/': {
    body: { fullname: 'Elena Ruiz', phone_number: '6155550142', location_id: ids.harborHouse },
    statuses: teamMemberThere(201),
  },
  'PATCH /api/managers-on-duty/:id/': {
    path: '/api/managers-on-duty/1/',
    arrange: ({ database }) => addManagerOnDuty(database),
    body: { fullname: 'Elena Cruz' },
    statuses: teamMemberThere(200),
  },
  'DELETE /api/managers-on-duty/:id/': {
    path: '/api/managers-on-duty/1/',
    arrange: ({ database }) => addManagerOnDuty(database),
    statuses: teamMemberThere(204),
  },
};
