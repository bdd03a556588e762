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
