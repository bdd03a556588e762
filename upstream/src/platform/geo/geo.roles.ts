import { signedIn, type RoleRows } from '../../testing/roleRows.ts';

export const roles: RoleRows = {
  'GET /api/markets/': { statuses: signedIn(200) },
  'GET /api/geocoding/': { path: '/api/geocoding/?state_code=TN', statuses: signedIn(200) },
  'GET /api/geocoding/timezone/': {
    path: '/api/geocoding/timezone/?longitude=-86.78&latitude=36.16',
    statuses: signedIn(200),
  },
};
