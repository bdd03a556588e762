import { fixtureIds as ids } from '../../testing/fixtureIds.ts';
import { locationPath } from '../../testing/fixturePaths.ts';
import { signedIn, type RoleRows } from '../../testing/roleRows.ts';

export const roles: RoleRows = {
  'GET /api/users/me/active-locations/': { statuses: signedIn(200) },
  'GET /api/users/me/approved-locations/': { statuses: signedIn(200) },
  'GET /api/locations/': { statuses: signedIn(200) },
  'POST /api/locations/': {
    body: {
      organization_id: ids.harbor,
      name: 'Harbor Deck',
      street_address: '1 Beale Street',
      city: 'Memphis',
      state_code: 'TN',
      zip_code: '38103',
    },
    statuses: [401, 404, 403, 403, 403, 201, 201, 404],
  },
  'GET /api/locations/:id/': {
    path: locationPath,
    statuses: [401, 404, 200, 200, 200, 200, 200, 404],
  },
  'PATCH /api/locations/:id/': {
    path: locationPath,
    body: { concierge_enabled: true },
    statuses: [401, 404, 403, 403, 200, 200, 200, 404],
  },
  'GET /api/locations/:id/stats/': {
    path: `${locationPath}stats/`,
    statuses: [401, 404, 200, 200, 200, 200, 200, 404],
  },
  'POST /api/sandbox/locations/:id/approval/': {
    path: `/api/sandbox/locations/${ids.harborHouse}/approval/`,
    body: {},
    statuses: [401, 404, 403, 403, 200, 200, 200, 404],
  },
};
