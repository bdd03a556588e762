import { anyStaffer, type RoleRows } from '../../testing/roleRows.ts';

export const roles: RoleRows = {
  'GET /api/staffer/gigster-profiles/': { statuses: anyStaffer(200) },
  'GET /api/staffer/gigster-profiles/search/': { statuses: anyStaffer(200) },
};
