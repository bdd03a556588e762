import { signedIn, type RoleRows } from '../../testing/roleRows.ts';

export const roles: RoleRows = {
  'GET /api/users/me/sessions/': { statuses: signedIn(200) },
  // Every caller requests the location manager's session.
  'GET /api/users/me/sessions/:id/': {
    path: '/api/users/me/sessions/3/',
    statuses: [401, 404, 404, 404, 200, 404, 404, 404],
  },
  'DELETE /api/users/me/sessions/:id/': {
    path: '/api/users/me/sessions/3/',
    statuses: [401, 404, 404, 404, 204, 404, 404, 404],
  },
};
