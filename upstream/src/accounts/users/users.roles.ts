import { signedIn, type RoleRows } from '../../testing/roleRows.ts';

export const roles: RoleRows = {
  'GET /api/users/me/': { statuses: signedIn(200) },
  // No code was requested, so every code is rejected.
  'POST /api/auth/email/link/': {
    body: { email: 'new@brigade.example', code: '123456' },
    statuses: signedIn(400),
  },
  'POST /api/auth/phone/link/': { body: { phone: '6155550123', code: '123456' }, statuses: signedIn(400) },
  'PATCH /api/users/me/': { body: { first_name: 'Alex' }, statuses: signedIn(200) },
  'PUT /api/users/me/': {
    body: { first_name: 'Alex', last_name: 'Archer', settings: { sms_opt_in: false } },
    statuses: signedIn(200),
  },
};
