import { anyStaffer, type RoleRows } from '../../testing/roleRows.ts';

export const roles: RoleRows = {
  'GET /api/staffer/search/': { path: '/api/staffer/search/?q=server', statuses: anyStaffer(200) },
};
