import { fixtureIds as ids } from '../../testing/fixtureIds.ts';
import { organizationPath } from '../../testing/fixturePaths.ts';
import { addPerson } from '../../testing/people.ts';
import {
  anyRoleThere,
  teamAdminThere,
  organizationAdmin,
  type Arrange,
  type RoleRows,
} from '../../testing/roleRows.ts';

/** The onsite manager's role at Harbor House. */
const onsiteRole = '/api/location-managers/3/';

// The last administrator of an organization cannot be removed.
const secondOrganizationAdmin: Arrange = async ({ database }) =>
  database
    .insertInto('organization_managers')
    .values({ organization_id: ids.harbor, user_id: await addPerson(database) })
    .execute();

export const roles: RoleRows = {
  'GET /api/staffer/organizations/:id/managers/': {
    path: `${organizationPath}managers/`,
    statuses: anyRoleThere(200),
  },
  'GET /api/staffer/organizations/:id/location-managers/': {
    path: `${organizationPath}location-managers/`,
    statuses: anyRoleThere(200),
  },
  'GET /api/staffer/organization-managers/:id/': {
    path: '/api/staffer/organization-managers/1/',
    statuses: anyRoleThere(200),
  },
  'DELETE /api/staffer/organization-managers/:id/': {
    path: '/api/staffer/organization-managers/1/',
    arrange: secondOrganizationAdmin,
    statuses: organizationAdmin(204),
  },
  'GET /api/location-managers/': {
    path: `/api/location-managers/?location=${ids.harborHouse}`,
    statuses: anyRoleThere(200),
  },
  'GET /api/location-managers/:id/': { path: onsiteRole, statuses: anyRoleThere(200) },
  'PATCH /api/location-managers/:id/': {
    path: onsiteRole,
    body: { role: 'TEAM_MEMBER' },
    statuses: teamAdminThere(200),
  },
  // A team member can leave the team.
  'DELETE /api/location-managers/:id/': {
    path: onsiteRole,
    statuses: [401, 403, 204, 403, 204, 204, 204, 404],
  },
};
