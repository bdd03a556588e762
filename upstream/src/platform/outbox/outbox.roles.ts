import { anyone, type RoleRows } from '../../testing/roleRows.ts';

export const roles: RoleRows = {
  'GET /api/sandbox/outbox/': { statuses: anyone(200) },
};
