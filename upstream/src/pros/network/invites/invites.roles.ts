import { fixtureIds as ids } from '../../../testing/fixtureIds.ts';
import { addNetworkInvite, networkInviteToken } from '../../../testing/network.ts';
import { anyone, signedIn, teamMemberThere, type RoleRows } from '../../../testing/roleRows.ts';

export const roles: RoleRows = {
  'GET /api/staffer/network/invites/': {
    path: `/api/staffer/network/invites/?location_id=${ids.harborHouse}`,
    statuses: teamMemberThere(200),
  },
  'POST /api/staffer/network/invites/': {
    body: { location_id: ids.harborHouse, email: 'nia@elsewhere.example' },
    statuses: teamMemberThere(201),
  },
  'POST /api/staffer/network/invites/import/': {
    body: {
      location_id: ids.harborHouse,
      rows: [{ name: 'Nia', email: 'nia@elsewhere.example', phone_number: '' }],
    },
    statuses: teamMemberThere(200),
  },
  'DELETE /api/staffer/network/invites/:id/': {
    path: '/api/staffer/network/invites/1/',
    arrange: ({ database }) => addNetworkInvite(database),
    statuses: teamMemberThere(204),
  },
  'POST /api/staffer/network/invites/:id/resend/': {
    path: '/api/staffer/network/invites/1/resend/',
    arrange: ({ database }) => addNetworkInvite(database),
    statuses: teamMemberThere(200),
  },
  'GET /api/network/invites/:token/': {
    path: `/api/network/invites/${networkInviteToken('guest')}/`,
    arrange: ({ database }) => addNetworkInvite(database),
    statuses: anyone(200),
  },
  'POST /api/network/invites/:token/': {
    path: `/api/network/invites/${networkInviteToken('guest')}/`,
    arrange: ({ database }) => addNetworkInvite(database),
    statuses: signedIn(200),
  },
};
