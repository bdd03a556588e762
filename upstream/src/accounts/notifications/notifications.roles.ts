import { signedIn, type RoleRows } from '../../testing/roleRows.ts';

export const roles: RoleRows = {
  'GET /api/users/me/notification-settings/': { statuses: signedIn(200) },
  'PATCH /api/users/me/notification-settings/': {
    body: { events: [{ event: 'MESSAGE', push: false }] },
    statuses: signedIn(200),
  },
};
