import { addOffer } from '../../testing/directOffers.ts';
import { fixtureIds as ids } from '../../testing/fixtureIds.ts';
import { anyRoleThere, teamMemberThere, type RoleRows } from '../../testing/roleRows.ts';

export const roles: RoleRows = {
  'POST /api/staffer/direct-offers/': {
    body: { application_type: 'DIRECT_OFFER', gig_id: ids.postedGig, pro_ids: [ids.idlePro] },
    statuses: teamMemberThere(200),
  },
  'GET /api/staffer/direct-offers/': {
    path: `/api/staffer/direct-offers/?gig_id=${ids.postedGig}`,
    statuses: anyRoleThere(200),
  },
  'GET /api/staffer/direct-offers/:id/': {
    path: '/api/staffer/direct-offers/1/',
    arrange: ({ database }) => addOffer(database),
    statuses: anyRoleThere(200),
  },
  'POST /api/staffer/direct-offers/:id/withdraw/': {
    path: '/api/staffer/direct-offers/1/withdraw/',
    arrange: ({ database }) => addOffer(database),
    statuses: teamMemberThere(200),
  },
};
