import { signedIn, type RoleRows } from '../../testing/roleRows.ts';

export const roles: RoleRows = {
  'POST /api/sandbox/due-work/': { statuses: signedIn(200) },
};
