import { anyone, type RoleRows } from '../../testing/roleRows.ts';

export const roles: RoleRows = {
  'GET /api/validate-only/': { statuses: anyone(204) },
};
