import { fixtureIds as ids } from '../../testing/fixtureIds.ts';
import { anyStaffer, anyRoleThere, type Arrange, type RoleRows } from '../../testing/roleRows.ts';

const place = { pro_id: ids.idlePro, location_id: ids.harborHouse };

const favorite: Arrange = ({ database, clock }) =>
  database
    .insertInto('favorite_pros')
    .values({ ...place, created_ts: clock.now() })
    .execute();

export const roles: RoleRows = {
  'GET /api/favorite-pros/': { statuses: anyStaffer(200) },
  'POST /api/favorite-pros/': { body: place, statuses: anyRoleThere(201) },
  'POST /api/favorite-pros/bulk/': {
    // Each pro succeeds or fails for themselves; the role decides about the location.
    body: { location_id: ids.harborHouse, uuids: ['0d9f3f0e-8f0f-4c7a-9a53-6d3a9a1b2c3d'] },
    statuses: anyRoleThere(200),
  },
  'DELETE /api/favorite-pros/:id/': {
    path: '/api/favorite-pros/1/',
    arrange: favorite,
    statuses: anyRoleThere(204),
  },
  'DELETE /api/gigster-profiles/:profileId/unfavorite-all/': {
    path: `/api/gigster-profiles/${ids.idlePro}/unfavorite-all/`,
    statuses: anyStaffer(204),
  },
};
