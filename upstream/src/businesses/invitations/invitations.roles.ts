import { fixtureIds as ids } from '../../testing/fixtureIds.ts';
import { organizationPath } from '../../testing/fixturePaths.ts';
import { addInvitation, afterExpiry, invitationToken } from '../../testing/invitations.ts';
import {
  anyone,
  signedIn,
  teamAdminThere,
  organizationAdmin,
  type Arrange,
  type RoleRows,
} from '../../testing/roleRows.ts';

const invitation = `/api/invitations/${invitationToken('guest')}/`;

const organizationInvitation = `/api/staffer/organizations/invitations/${invitationToken('guest')}/`;

const invited: Arrange = ({ database }) => addInvitation(database);

const invitedToOrganization: Arrange = ({ database }) =>
  addInvitation(database, { organization_id: ids.harbor });

/** Invites, then moves the clock past the expiry. */
const expired =
  (invite: Arrange): Arrange =>
  async (server) => {
    await invite(server);
    server.clock.set(afterExpiry);
  };

export const roles: RoleRows = {
  'GET /api/invitations/': {
    path: `/api/invitations/?location_id=${ids.harborHouse}`,
    statuses: teamAdminThere(200),
  },
  'POST /api/invitations/': {
    body: { location_id: ids.harborHouse, role: 'TEAM_MEMBER', email: 'pat@elsewhere.example' },
    statuses: teamAdminThere(201),
  },
  'DELETE /api/invitations/:id/': {
    path: '/api/invitations/1/',
    arrange: invited,
    statuses: teamAdminThere(204),
  },
  'POST /api/invitations/:id/resend/': {
    path: '/api/invitations/1/resend/',
    arrange: invited,
    statuses: teamAdminThere(200),
  },
  'GET /api/invitations/:token/': { path: invitation, arrange: invited, statuses: anyone(200) },
  // Any signed-in user with the link can accept, after confirming the account.
  'POST /api/invitations/accept/:token/': {
    path: `/api/invitations/accept/${invitationToken('guest')}/`,
    body: { is_confirmed: true },
    arrange: invited,
    statuses: signedIn(200),
  },
  'POST /api/invitations/:token/renewal-request/': {
    path: `${invitation}renewal-request/`,
    arrange: expired(invited),
    statuses: anyone(204),
  },
  'GET /api/staffer/organizations/:orgId/invitations/': {
    path: `${organizationPath}invitations/`,
    statuses: organizationAdmin(200),
  },
  'POST /api/staffer/organizations/:orgId/invitations/': {
    path: `${organizationPath}invitations/`,
    body: { email: 'pat@elsewhere.example' },
    statuses: organizationAdmin(201),
  },
  'DELETE /api/staffer/organizations/:orgId/invitations/:id/': {
    path: `${organizationPath}invitations/1/`,
    arrange: invitedToOrganization,
    statuses: organizationAdmin(204),
  },
  'POST /api/staffer/organizations/:orgId/invitations/:id/resend/': {
    path: `${organizationPath}invitations/1/resend/`,
    arrange: invitedToOrganization,
    statuses: organizationAdmin(200),
  },
  'GET /api/staffer/organizations/invitations/:token/': {
    path: organizationInvitation,
    arrange: invitedToOrganization,
    statuses: anyone(200),
  },
  'POST /api/staffer/organizations/invitations/:token/acceptance/': {
    path: `${organizationInvitation}acceptance/`,
    body: { is_confirmed: true },
    arrange: invitedToOrganization,
    statuses: signedIn(200),
  },
  'POST /api/staffer/organizations/invitations/:token/renewal-request/': {
    path: `${organizationInvitation}renewal-request/`,
    arrange: expired(invitedToOrganization),
    statuses: anyone(204),
  },
};
