import { fixtureIds as ids } from '../../testing/fixtureIds.ts';
import { locationPath } from '../../testing/fixturePaths.ts';
import { people } from '../../testing/people.ts';
import type { Arrange, RoleRows } from '../../testing/roleRows.ts';

const remap = `${locationPath}org-remap/`;

const adminOfBoth: Arrange = ({ database }) =>
  database
    .insertInto('organization_managers')
    .values({ organization_id: ids.summit, user_id: people.owner.id })
    .execute();

const adminOfBothOrganizations = [401, 404, 403, 403, 403, 200, 200, 404];

export const roles: RoleRows = {
  'GET /api/locations/:locationId/org-remap/': {
    path: `${remap}?organization_id=${ids.summit}`,
    arrange: adminOfBoth,
    statuses: adminOfBothOrganizations,
  },
  'GET /api/locations/:locationId/org-remap/organizations/': {
    path: `${remap}organizations/`,
    statuses: adminOfBothOrganizations,
  },
  'POST /api/locations/:locationId/org-remap/': {
    path: remap,
    body: { organization_id: ids.summit },
    arrange: adminOfBoth,
    statuses: adminOfBothOrganizations,
  },
};
