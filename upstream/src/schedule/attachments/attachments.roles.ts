import { fixtureIds as ids } from '../../testing/fixtureIds.ts';
import { addAttachment } from '../../testing/postingMaterials.ts';
import { anyRoleThere, teamMemberThere, type RoleRows } from '../../testing/roleRows.ts';

export const roles: RoleRows = {
  'POST /api/attachments/': {
    body: { name: 'Floor plan.pdf', location_id: ids.harborHouse },
    statuses: teamMemberThere(201),
  },
  'GET /api/attachments/:id/': {
    path: '/api/attachments/1/',
    arrange: ({ database }) => addAttachment(database),
    statuses: anyRoleThere(200),
  },
  'DELETE /api/attachments/:id/': {
    path: '/api/attachments/1/',
    arrange: ({ database }) => addAttachment(database),
    statuses: teamMemberThere(204),
  },
};
