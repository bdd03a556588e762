import { fixtureIds as ids } from '../../testing/fixtureIds.ts';
import { applicationPath, gigPath } from '../../testing/fixturePaths.ts';
import { teamMemberThere, type Arrange, type RoleRows } from '../../testing/roleRows.ts';

const change =
  (values: { is_selected: boolean; is_confirmed?: boolean }): Arrange =>
  ({ database }) =>
    database.updateTable('gig_applications').set(values).where('id', '=', ids.openApplications[0]).execute();

const confirmed = change({ is_selected: true, is_confirmed: true });

export const roles: RoleRows = {
  'POST /api/staffer/gig-applications/:id/replace/': {
    path: `${applicationPath}replace/`,
    body: { reason: 'CALLED_OUT' },
    arrange: confirmed,
    statuses: teamMemberThere(200),
  },
  'POST /api/staffer/gigs/:id/replacements/': {
    path: `${gigPath}replacements/`,
    body: { replacements: [{ application_id: ids.openApplications[0], reason: 'CALLED_OUT' }] },
    arrange: confirmed,
    statuses: teamMemberThere(200),
  },
  'GET /api/staffer/gigs/:id/standbys/': { path: `${gigPath}standbys/`, statuses: teamMemberThere(200) },
};
