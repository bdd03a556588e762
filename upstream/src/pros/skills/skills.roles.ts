import { signedIn, type RoleRows } from '../../testing/roleRows.ts';

export const roles: RoleRows = {
  'GET /api/skills/': { statuses: signedIn(200) },
};
