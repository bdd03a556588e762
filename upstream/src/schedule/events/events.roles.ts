import { fixtureIds as ids } from '../../testing/fixtureIds.ts';
import { organizationPath } from '../../testing/fixturePaths.ts';
import { anyRoleThere, teamMemberThere, type Arrange, type RoleRows } from '../../testing/roleRows.ts';

const event = '/api/events/100/';

/** Adds an event of Harbor with this gig. */
const eventOf =
  (gigId: number | null): Arrange =>
  async ({ database }) => {
    await database
      .insertInto('events')
      .values({ id: 100, organization_id: ids.harbor, name: 'Gala' })
      .execute();
    if (gigId === null) return;
    await database.updateTable('gigs').set({ event_id: 100 }).where('id', '=', gigId).execute();
  };

export const roles: RoleRows = {
  'GET /api/events/': {
    path: `/api/events/?location_id=${ids.harborHouse}`,
    statuses: anyRoleThere(200),
  },
  'POST /api/events/': {
    body: { organization_id: ids.harbor, name: 'Gala' },
    statuses: teamMemberThere(201),
  },
  'GET /api/events/:id/': { path: event, arrange: eventOf(null), statuses: anyRoleThere(200) },
  'PATCH /api/events/:id/': {
    path: event,
    body: { name: 'Ball' },
    arrange: eventOf(null),
    statuses: teamMemberThere(200),
  },
  // The event contains a gig at Vine Street, where the Harbor House team has no role.
  'DELETE /api/events/:id/': {
    path: event,
    arrange: eventOf(ids.vineGig),
    statuses: [401, 403, 403, 403, 403, 204, 204, 404],
  },
  'GET /api/events/:id/shifts/': {
    path: `${event}shifts/`,
    arrange: eventOf(ids.postedGig),
    statuses: anyRoleThere(200),
  },
  'POST /api/events/:id/shifts/': {
    path: `${event}shifts/`,
    body: { gig_shift_ids: [1] },
    arrange: eventOf(null),
    statuses: teamMemberThere(200),
  },
  'POST /api/events/:id/gigs/': {
    path: `${event}gigs/`,
    body: { gig_ids: [ids.postedGig] },
    arrange: eventOf(null),
    statuses: teamMemberThere(200),
  },
  'DELETE /api/events/:id/gigs/': {
    path: `${event}gigs/?gig_ids=${ids.postedGig}`,
    arrange: eventOf(ids.postedGig),
    statuses: teamMemberThere(204),
  },
  'GET /api/staffer/organizations/:id/shifts/': {
    path: `${organizationPath}shifts/`,
    statuses: anyRoleThere(200),
  },
  // The first shift is the shift of the first gig.
  'GET /api/staffer/gigs/gig-shifts/:id/': {
    path: '/api/staffer/gigs/gig-shifts/1/',
    statuses: anyRoleThere(200),
  },
  'PATCH /api/staffer/gigs/gig-shifts/:id/': {
    path: '/api/staffer/gigs/gig-shifts/1/',
    body: { contact_name: 'Ana Ruiz' },
    statuses: teamMemberThere(200),
  },
};
