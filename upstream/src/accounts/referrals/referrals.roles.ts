import { addManagerProfile } from '../../testing/managerProfile.ts';
import { anyone, anyStaffer, type RoleRows, signedIn } from '../../testing/roleRows.ts';

export const roles: RoleRows = {
  'GET /api/auth/referrals/:code/': {
    path: '/api/auth/referrals/HARBOR/',
    arrange: addManagerProfile,
    statuses: anyone(200),
  },
  'GET /api/referrals/me/': { statuses: signedIn(200) },
  'POST /api/referrals/me/': { statuses: anyStaffer(200) },
  'GET /api/referrals/me/businesses/': { statuses: signedIn(200) },
};
