import { organizationPath } from '../../testing/fixturePaths.ts';
import { signedIn, anyRoleThere, organizationAdmin, type RoleRows } from '../../testing/roleRows.ts';

export const roles: RoleRows = {
  'GET /api/staffer/organizations/': { statuses: signedIn(200) },
  'GET /api/staffer/organizations/:id/': { path: organizationPath, statuses: anyRoleThere(200) },
  'PATCH /api/staffer/organizations/:id/': {
    path: organizationPath,
    body: { name: 'Harbor Group' },
    statuses: organizationAdmin(200),
  },
  'GET /api/staffer/organizations/:id/api-tokens/': {
    path: `${organizationPath}api-tokens/`,
    statuses: organizationAdmin(200),
  },
};
