import { signedIn, type RoleRows } from '../../testing/roleRows.ts';

export const roles: RoleRows = {
  'GET /api/timesheets/suggested-breaks/': { statuses: signedIn(200) },
};
