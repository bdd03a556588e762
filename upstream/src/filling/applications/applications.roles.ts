import { addBankAccount } from '../../testing/bankAccount.ts';
import { hoursFromStart } from '../../testing/builders.ts';
import { fixtureIds as ids } from '../../testing/fixtureIds.ts';
import { gigPath, applicationPath } from '../../testing/fixturePaths.ts';
import {
  anyStaffer,
  platformAdmin,
  anyRoleThere,
  teamMemberThere,
  type Arrange,
  type RoleRows,
} from '../../testing/roleRows.ts';

const change =
  (values: { is_selected: boolean; is_confirmed?: boolean }): Arrange =>
  ({ database }) =>
    database.updateTable('gig_applications').set(values).where('id', '=', ids.openApplications[0]).execute();

const selected = change({ is_selected: true });

const confirmed = change({ is_selected: true, is_confirmed: true });

const working: Arrange = async (server) => {
  await confirmed(server);
  server.clock.set(hoursFromStart(25));
};

export const roles: RoleRows = {
  'GET /api/staffer/gigs/:gigId/applications/': {
    path: `${gigPath}applications/`,
    statuses: anyRoleThere(200),
  },
  'GET /api/staffer/gig-applications/': { statuses: anyStaffer(200) },
  'GET /api/staffer/gig-applications/by-gig/': {
    path: `/api/staffer/gig-applications/by-gig/?gig_id=${ids.postedGig}`,
    statuses: anyStaffer(200),
  },
  'GET /api/staffer/gig-applications/:id/': { path: applicationPath, statuses: anyRoleThere(200) },
  'GET /api/admin/gig-applications/': { statuses: platformAdmin(200) },
  'GET /api/admin/gig-applications/:id/': {
    path: `/api/admin/gig-applications/${ids.openApplications[0]}/`,
    statuses: platformAdmin(200),
  },
  'POST /api/staffer/gig-applications/:id/select/': {
    path: `${applicationPath}select/`,
    statuses: teamMemberThere(200),
  },
  'POST /api/staffer/gig-applications/:id/unselect/': {
    path: `${applicationPath}unselect/`,
    arrange: selected,
    statuses: teamMemberThere(200),
  },
  'POST /api/staffer/gig-applications/:id/confirm/': {
    path: `${applicationPath}confirm/`,
    arrange: async (server) => {
      await selected(server);
      await addBankAccount(server.database, { organization_id: ids.harbor });
    },
    statuses: teamMemberThere(200),
  },
  'POST /api/staffer/gig-applications/:id/dismiss/': {
    path: `${applicationPath}dismiss/`,
    body: { reason: 'STAFFER_DISMISSAL' },
    statuses: teamMemberThere(200),
  },
  'POST /api/staffer/gig-applications/:id/reinstate/': {
    path: `${applicationPath}reinstate/`,
    // The application was not dismissed: an authorized caller gets a conflict.
    statuses: teamMemberThere(409),
  },
  'POST /api/staffer/gig-applications/:id/no-show/': {
    path: `${applicationPath}no-show/`,
    arrange: working,
    statuses: anyRoleThere(200),
  },
  'POST /api/staffer/gig-applications/:id/call-out/': {
    path: `${applicationPath}call-out/`,
    body: { called_out_by: 'PRO' },
    arrange: confirmed,
    statuses: anyRoleThere(200),
  },
  'POST /api/staffer/gig-applications/:id/send-home/': {
    path: `${applicationPath}send-home/`,
    body: { reason: 'LATE' },
    arrange: working,
    statuses: anyRoleThere(200),
  },
  // Permission is checked per application: see bulkApplications.test.ts.
  'POST /api/staffer/gig-applications/bulk/': {
    body: { ids: ids.openApplications, action: 'select' },
    statuses: anyStaffer(200),
  },
};
