import { addressBody } from '../../testing/addressBody.ts';
import { locationPath } from '../../testing/fixturePaths.ts';
import { locationRoleThere, adminRoleThere, type Arrange, type RoleRows } from '../../testing/roleRows.ts';

const addresses = `${locationPath}addresses/`;

// The first address is the location's primary one; only a secondary one can be deleted.
const secondAddress: Arrange = ({ database }) =>
  database.updateTable('location_addresses').set({ type: 'SECONDARY' }).where('id', '=', 1).execute();

export const roles: RoleRows = {
  'GET /api/locations/:locationId/addresses/': { path: addresses, statuses: locationRoleThere(200) },
  'POST /api/locations/:locationId/addresses/': {
    path: addresses,
    body: addressBody,
    statuses: adminRoleThere(201),
  },
  'GET /api/locations/:locationId/addresses/:id/': {
    path: `${addresses}1/`,
    statuses: locationRoleThere(200),
  },
  'PATCH /api/locations/:locationId/addresses/:id/': {
    path: `${addresses}1/`,
    body: { name: 'Front door' },
    statuses: adminRoleThere(200),
  },
  'DELETE /api/locations/:locationId/addresses/:id/': {
    path: `${addresses}1/`,
    arrange: secondAddress,
    statuses: adminRoleThere(204),
  },
};
