import { anyStaffer, type RoleRows } from '../../testing/roleRows.ts';

export const roles: RoleRows = {
  'GET /api/staffer/day-schedule/': { path: '/api/staffer/day-schedule/', statuses: anyStaffer(200) },
};
