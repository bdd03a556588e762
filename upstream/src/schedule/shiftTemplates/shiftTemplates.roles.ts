import { fixtureIds as ids } from '../../testing/fixtureIds.ts';
import { addShiftTemplate } from '../../testing/postingMaterials.ts';
import { anyRoleThere, teamMemberThere, type RoleRows } from '../../testing/roleRows.ts';

const shiftTemplate = { location_id: ids.harborHouse, start_time: '09:00', end_time: '17:00' };

export const roles: RoleRows = {
  'GET /api/shifts/': { path: `/api/shifts/?location_id=${ids.harborHouse}`, statuses: anyRoleThere(200) },
  'POST /api/shifts/': { body: shiftTemplate, statuses: teamMemberThere(201) },
  'PUT /api/shifts/:id/': {
    path: '/api/shifts/1/',
    arrange: ({ database }) => addShiftTemplate(database),
    body: shiftTemplate,
    statuses: teamMemberThere(200),
  },
  'DELETE /api/shifts/:id/': {
    path: '/api/shifts/1/',
    arrange: ({ database }) => addShiftTemplate(database),
    statuses: teamMemberThere(204),
  },
};
