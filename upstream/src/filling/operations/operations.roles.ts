import { addOperation } from '../../testing/directOffers.ts';
import { teamMemberThere, type RoleRows } from '../../testing/roleRows.ts';

export const roles: RoleRows = {
  'GET /api/staffer/operations/:id/': {
    path: '/api/staffer/operations/1/',
    arrange: ({ database }) => addOperation(database),
    statuses: teamMemberThere(200),
  },
};
