import { fixtureIds as ids } from '../../testing/fixtureIds.ts';
import { locationPath } from '../../testing/fixturePaths.ts';
import { adminRoleThere, type Arrange, type RoleRows } from '../../testing/roleRows.ts';

const addOns = `${locationPath}add-ons/`;

const addOn: Arrange = ({ database }) =>
  database
    .insertInto('location_add_ons')
    .values({ location_id: ids.harborHouse, type: 'HIRE', start_date: '2026-03-01' })
    .execute();

export const roles: RoleRows = {
  'GET /api/locations/:locationId/add-ons/': {
    path: addOns,
    statuses: [401, 404, 403, 200, 200, 200, 200, 404],
  },
  'POST /api/locations/:locationId/add-ons/': {
    path: addOns,
    body: { type: 'HIRE', start_date: '2026-03-02' },
    statuses: adminRoleThere(201),
  },
  'PATCH /api/locations/:locationId/add-ons/:id/': {
    path: `${addOns}1/`,
    body: { notes: 'By phone' },
    arrange: addOn,
    statuses: adminRoleThere(200),
  },
};
