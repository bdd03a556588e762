import { signedIn, type RoleRows } from '../../testing/roleRows.ts';

export const roles: RoleRows = {
  'GET /api/configuration/fees/': { statuses: signedIn(200) },
};
