import { type Arrange, type RoleRows, signedIn } from '../../testing/roleRows.ts';
import { fixtureIds as ids } from '../../testing/fixtureIds.ts';
import { addApiToken } from '../../testing/apiTokens.ts';
import { people } from '../../testing/people.ts';

const path = '/api/users/me/api-tokens/1/';
/** A token of the location manager, which every caller requests. */
const managersToken: Arrange = ({ database }) => addApiToken(database, { user_id: people.manager.id });
const managerOnly = (status: number) => [401, 404, 404, 404, status, 404, 404, 404];
/** The same, limited to a location: the admins of its organization reach it, too. */
const tokenOfLocation: Arrange = ({ database }) =>
  addApiToken(database, { user_id: people.manager.id, location_id: ids.harborHouse });
const managerOrAdmins = (status: number) => [401, 404, 404, 404, status, status, status, 404];

export const roles: RoleRows = {
  'GET /api/users/me/api-tokens/': { statuses: signedIn(200) },
  'GET /api/users/me/api-tokens/:id/': { path, arrange: tokenOfLocation, statuses: managerOrAdmins(200) },
  'POST /api/users/me/api-tokens/': {
    body: { name: 'Payroll', scopes: ['READ'], expires_ts: '2026-04-01T00:00:00Z' },
    // A pro has no role at a business, and a platform admin's token needs ADMIN, too.
    statuses: [401, 400, 201, 201, 201, 201, 400, 201],
  },
  'POST /api/users/me/api-tokens/:id/rotate/': {
    path: `${path}rotate/`,
    arrange: managersToken,
    statuses: managerOnly(200),
  },
  'DELETE /api/users/me/api-tokens/:id/': { path, arrange: tokenOfLocation, statuses: managerOrAdmins(204) },
};
