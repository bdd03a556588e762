import { anyone, signedIn, type RoleRows } from '../../testing/roleRows.ts';

export const roles: RoleRows = {
  'POST /api/auth/email/': { body: { email: 'new@brigade.example' }, statuses: anyone(200) },
  'POST /api/auth/email/verify/': {
    body: { email: 'new@brigade.example', code: '123456' },
    statuses: anyone(400),
  },
  'POST /api/auth/phone/': { body: { phone: '6155550123' }, statuses: anyone(200) },
  'POST /api/auth/phone/verify/': { body: { phone: '6155550123', code: '123456' }, statuses: anyone(400) },
  'POST /api/auth/magic-link/verify/': { body: { token: 'forged' }, statuses: anyone(400) },
  'POST /api/auth/sso/verify/': { body: { token: 'forged' }, statuses: anyone(400) },
  'POST /api/sandbox/sso-assertions/': { body: { email: 'new@brigade.example' }, statuses: anyone(201) },
  'POST /api/auth/logout/': { statuses: signedIn(204) },
};
