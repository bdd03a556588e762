import { addManagerProfile } from '../../testing/managerProfile.ts';
import { anyone, type RoleRows } from '../../testing/roleRows.ts';

export const roles: RoleRows = {
  'GET /api/auth/referrals/:code/': {
    path: '/api/auth/referrals/HARBOR/',
    arrange: addManagerProfile,
    statuses: anyone(200),
  },
};
