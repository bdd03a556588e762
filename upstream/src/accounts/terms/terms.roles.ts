import { currentTermsVersion } from './currentTermsVersion.ts';
import { signedIn, type RoleRows } from '../../testing/roleRows.ts';

export const roles: RoleRows = {
  'GET /api/staffer/tos/acceptance/me/': { statuses: signedIn(200) },
  'PUT /api/staffer/tos/acceptance/me/': {
    body: { version: currentTermsVersion },
    statuses: signedIn(200),
  },
};
