import { anyone, type RoleRows } from '../../testing/roleRows.ts';

export const roles: RoleRows = {
  'GET /healthz': { statuses: anyone(200) },
  'GET /readyz': { statuses: anyone(200) },
};
