import { platformAdmin, type RoleRows } from '../../testing/roleRows.ts';

export const roles: RoleRows = {
  'GET /api/users/:id/notes/': { path: '/api/users/3/notes/', statuses: platformAdmin(200) },
  'POST /api/users/:id/notes/': {
    path: '/api/users/3/notes/',
    body: { note: 'Called on Monday.' },
    statuses: platformAdmin(201),
  },
};
