import { signedIn, type RoleRows } from '../../testing/roleRows.ts';

export const roles: RoleRows = {
  'GET /api/certifications/': { statuses: signedIn(200) },
};
