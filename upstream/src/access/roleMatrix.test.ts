import { expect, test } from 'vitest';
import { keepMatch } from '../accounts/signIn/saveMatch.ts';
import type { Database } from '../database/database.ts';
import type { RegisteredRoute } from '../platform/server/route.ts';
import { routes } from '../server/routes.ts';
import { addressBody } from '../testing/addressBody.ts';
import { addBankAccount, type BillingOwnerColumn } from '../testing/bankAccount.ts';
import { currentTermsVersion } from '../terms/currentTermsVersion.ts';
import { hoursFromStart } from '../testing/builders.ts';
import { addCalendarFeed } from '../testing/calendarFeeds.ts';
import { addSavedFilter } from '../testing/savedFilters.ts';
import { addInterview, addOrientation, code } from '../testing/candidates.ts';
import { addOffer, addOperation } from '../testing/directOffers.ts';
import { posting, repeating } from '../testing/postings.ts';
import { addInvitation, afterExpiry, invitationToken } from '../testing/invitations.ts';
import { addNetworkInvite, addNetworkMembers, addProGroup, networkInviteToken } from '../testing/network.ts';
import { addPerson, people, type Person, tokenOf } from '../testing/people.ts';
import { startTestServer } from '../testing/startTestServer.ts';
import {
  addAttachment,
  addGigTemplate,
  addManagerOnDuty,
  addRequirement,
  addShiftTemplate,
} from '../testing/postingMaterials.ts';
import { testSettings } from '../testing/testSettings.ts';

const { call, clock, database, ids, reset, server } = await startTestServer();

/** The columns of the table. `rival` is the administrator of another organization. */
const callers = ['nobody', 'gigster', 'onsite', 'member', 'manager', 'owner', 'admin', 'rival'] as const;

/** Who may: at Harbor House and its gigs, unless the row says otherwise. */
const everybody = (status: number) => callers.map(() => status);
const signedIn = (status: number) => [401, status, status, status, status, status, status, status];
const anyStaffer = (status: number) => [401, 403, status, status, status, status, status, status];
const platformAdmin = (status: number) => [401, 404, 404, 404, 404, 404, status, 404];
const anyRoleThere = (status: number) => [401, 403, status, status, status, status, status, 404];
const locationRoleThere = (status: number) => [401, 404, status, status, status, status, status, 404];
// Where anybody signed in may call, who has no role there does not find the location.
const adminRoleThere = (status: number) => [401, 404, 403, 403, status, status, status, 404];
const teamMemberThere = (status: number) => [401, 403, 403, status, status, status, status, 404];
const teamAdminThere = (status: number) => [401, 403, 403, 403, status, status, status, 404];
const organizationAdmin = (status: number) => [401, 403, 403, 403, 403, status, status, 404];

type Row = {
  /** The address to call, where it differs from the route's. */
  path?: string;
  body?: object;
  /** Brings the fixtures into the state that the call needs. */
  arrange?: (database: Database) => Promise<unknown>;
  statuses: number[];
};

const gig = `/api/staffer/gigs/${ids.postedGig}/`;
const application = `/api/staffer/gig-applications/${ids.openApplications[0]}/`;
const home = `/api/locations/${ids.harborHouse}/`;
const withBankAccount = (owner: BillingOwnerColumn) => (trx: Database) => addBankAccount(trx, owner);
const place = { pro_id: ids.idlePro, location_id: ids.harborHouse };

const proGroup = '/api/staffer/pro-groups/1/';
const organization = `/api/staffer/organizations/${ids.harbor}/`;
/** Their roles at Harbor House. */
const team = { onsite: '/api/location-managers/3/' };
const secondOrganizationAdmin = async (trx: Database) =>
  trx
    .insertInto('organization_managers')
    .values({ organization_id: ids.harbor, user_id: await addPerson(trx) })
    .execute();

const invitation = `/api/invitations/${invitationToken('guest')}/`;
const organizationInvitation = `/api/staffer/organizations/invitations/${invitationToken('guest')}/`;
const invited = (trx: Database) => addInvitation(trx);
const invitedToOrganization = (trx: Database) => addInvitation(trx, { organization_id: ids.harbor });
const expiredSince = (invite: (trx: Database) => Promise<unknown>) => async (trx: Database) => {
  await invite(trx);
  clock.set(afterExpiry);
};

const change = (values: { is_selected: boolean; is_confirmed?: boolean }) => (trx: Database) =>
  trx.updateTable('gig_applications').set(values).where('id', '=', ids.openApplications[0]).execute();
const selected = change({ is_selected: true });
const confirmed = change({ is_selected: true, is_confirmed: true });
const working = async (trx: Database) => {
  await confirmed(trx);
  clock.set(hoursFromStart(25));
};
const favorite = (trx: Database) =>
  trx
    .insertInto('favorite_pros')
    .values({ ...place, created_ts: clock.now() })
    .execute();
const noteByMember = (trx: Database) =>
  trx
    .insertInto('pro_notes')
    .values({
      ...place,
      is_shared: false,
      note: 'Punctual',
      created_by_user_id: people.member.id,
      created_ts: hoursFromStart(0),
    })
    .execute();
const block = async (trx: Database) => {
  const values = { pro_id: ids.idlePro, reason: 'CANCELLED_CALLED_OUT', created_ts: clock.now() };
  const { id } = await trx.insertInto('pro_blocks').values(values).returning('id').executeTakeFirstOrThrow();
  await trx
    .insertInto('pro_block_locations')
    .values({ block_id: id, ...place })
    .execute();
};
/** An account to link, found for the member. */
const linkable = (values: { email: string | null }) => async (trx: Database) => {
  const matchedUserId = await addPerson(trx, { id: 100, ...values });
  const match = { userId: people.member.id, matchedUserId, channel: 'email', now: clock.now() } as const;
  await keepMatch(trx, match);
};
const linkPath = '/api/users/me/linkable-accounts/100/';
const onlyTheMember = (status: number) => [401, 404, 404, status, 404, 404, 404, 404];
const managerProfile = (trx: Database) =>
  trx
    .insertInto('manager_profiles')
    .values({
      user_id: people.manager.id,
      business_name: 'Harbor',
      referral_code: 'HARBOR',
      created_ts: clock.now(),
    })
    .execute();
const addresses = `/api/locations/${ids.harborHouse}/addresses/`;
const addOns = `/api/locations/${ids.harborHouse}/add-ons/`;
// The first address is the location's own; as a second one it can be deleted.
const secondAddress = (trx: Database) =>
  trx.updateTable('location_addresses').set({ type: 'SECONDARY' }).where('id', '=', 1).execute();
const addOn = (trx: Database) =>
  trx
    .insertInto('location_add_ons')
    .values({ location_id: ids.harborHouse, type: 'HIRE', start_date: '2026-03-01' })
    .execute();
const remap = `/api/locations/${ids.harborHouse}/org-remap/`;
const adminOfBoth = (trx: Database) =>
  trx
    .insertInto('organization_managers')
    .values({ organization_id: ids.summit, user_id: people.owner.id })
    .execute();
const adminOfBothOrganizations = [401, 404, 403, 403, 403, 200, 200, 404];
const event = '/api/events/100/';
/** An event of Harbor; its gigs are given. */
const eventOf = (gigId: number | null) => async (trx: Database) => {
  await trx.insertInto('events').values({ id: 100, organization_id: ids.harbor, name: 'Gala' }).execute();
  if (gigId !== null) await trx.updateTable('gigs').set({ event_id: 100 }).where('id', '=', gigId).execute();
};
const { uuid: proUuid } = await database
  .selectFrom('pros')
  .select('uuid')
  .where('id', '=', ids.pros[0])
  .executeTakeFirstOrThrow();

const shiftTemplate = { location_id: ids.harborHouse, start_time: '09:00', end_time: '17:00' };

const matrix: Record<string, Row> = {
  'GET /healthz': { statuses: everybody(200) },
  'GET /readyz': { statuses: everybody(200) },
  'POST /api/auth/email/': { body: { email: 'new@brigade.example' }, statuses: everybody(200) },
  'POST /api/auth/email/verify/': {
    body: { email: 'new@brigade.example', code: '123456' },
    statuses: everybody(400),
  },
  'POST /api/auth/phone/': { body: { phone: '6155550123' }, statuses: everybody(200) },
  'POST /api/auth/phone/verify/': { body: { phone: '6155550123', code: '123456' }, statuses: everybody(400) },
  'POST /api/auth/magic-link/verify/': { body: { token: 'forged' }, statuses: everybody(400) },
  'POST /api/auth/sso/verify/': { body: { token: 'forged' }, statuses: everybody(400) },
  'POST /api/sandbox/sso-assertions/': { body: { email: 'new@brigade.example' }, statuses: everybody(201) },
  'GET /api/auth/referrals/:code/': {
    path: '/api/auth/referrals/HARBOR/',
    arrange: managerProfile,
    statuses: everybody(200),
  },
  // Who has a name and a role has signed up already.
  'POST /api/auth/signup/': {
    body: {
      first_name: 'Gus',
      last_name: 'Archer',
      business_name: 'The Annex',
      email: 'gigster@brigade.example',
      phone_number: '6155550123',
      terms_version: currentTermsVersion,
    },
    statuses: [401, 201, 409, 409, 409, 409, 409, 409],
  },
  'POST /api/auth/logout/': { statuses: signedIn(204) },
  'GET /api/sandbox/outbox/': { statuses: everybody(200) },
  'GET /api/users/me/': { statuses: signedIn(200) },
  // Nobody has asked for a code, so everybody comes too late with theirs.
  'POST /api/auth/email/link/': {
    body: { email: 'new@brigade.example', code: '123456' },
    statuses: signedIn(400),
  },
  'POST /api/auth/phone/link/': { body: { phone: '6155550123', code: '123456' }, statuses: signedIn(400) },
  'PATCH /api/users/me/': { body: { first_name: 'Alex' }, statuses: signedIn(200) },
  'PUT /api/users/me/': {
    body: { first_name: 'Alex', last_name: 'Archer', settings: { sms_opt_in: false } },
    statuses: signedIn(200),
  },
  'GET /api/users/me/sessions/': { statuses: signedIn(200) },
  // Everybody asks for the session of the location's manager.
  'GET /api/users/me/sessions/:id/': {
    path: '/api/users/me/sessions/3/',
    statuses: [401, 404, 404, 404, 200, 404, 404, 404],
  },
  'DELETE /api/users/me/sessions/:id/': {
    path: '/api/users/me/sessions/3/',
    statuses: [401, 404, 404, 404, 204, 404, 404, 404],
  },
  'GET /api/users/me/notification-settings/': { statuses: signedIn(200) },
  'PATCH /api/users/me/notification-settings/': {
    body: { events: [{ event: 'MESSAGE', push: false }] },
    statuses: signedIn(200),
  },
  'GET /api/users/:id/notes/': { path: '/api/users/3/notes/', statuses: platformAdmin(200) },
  'POST /api/users/:id/notes/': {
    path: '/api/users/3/notes/',
    body: { note: 'Called on Monday.' },
    statuses: platformAdmin(201),
  },
  'GET /api/users/me/active-locations/': { statuses: signedIn(200) },
  'GET /api/users/me/approved-locations/': { statuses: signedIn(200) },
  'GET /api/staffer/tos/acceptance/me/': { statuses: signedIn(200) },
  'PUT /api/staffer/tos/acceptance/me/': {
    body: { version: currentTermsVersion },
    statuses: signedIn(200),
  },
  'GET /api/manager-profiles/me/': {
    arrange: managerProfile,
    statuses: [401, 404, 404, 404, 200, 404, 404, 404],
  },
  'GET /api/users/me/linkable-accounts/': { statuses: signedIn(200) },
  'POST /api/users/me/linkable-accounts/:id/code/': {
    path: `${linkPath}code/`,
    arrange: linkable({ email: 'milo@brigade.example' }),
    statuses: onlyTheMember(200),
  },
  'POST /api/users/me/linkable-accounts/:id/link/': {
    path: `${linkPath}link/`,
    body: {},
    arrange: linkable({ email: null }),
    statuses: onlyTheMember(204),
  },
  'GET /api/markets/': { statuses: signedIn(200) },
  'GET /api/manager-skills/': { statuses: signedIn(200) },
  'GET /api/locations/': { statuses: signedIn(200) },
  'POST /api/locations/': {
    body: {
      organization_id: ids.harbor,
      name: 'Harbor Deck',
      street_address: '1 Beale Street',
      city: 'Memphis',
      state_code: 'TN',
      zip_code: '38103',
    },
    statuses: [401, 404, 403, 403, 403, 201, 201, 404],
  },
  'GET /api/locations/:id/': {
    path: `/api/locations/${ids.harborHouse}/`,
    statuses: [401, 404, 200, 200, 200, 200, 200, 404],
  },
  'PATCH /api/locations/:id/': {
    path: `/api/locations/${ids.harborHouse}/`,
    body: { concierge_enabled: true },
    statuses: [401, 404, 403, 403, 200, 200, 200, 404],
  },
  'GET /api/locations/:id/stats/': {
    path: `/api/locations/${ids.harborHouse}/stats/`,
    statuses: [401, 404, 200, 200, 200, 200, 200, 404],
  },
  'POST /api/sandbox/locations/:id/approval/': {
    path: `/api/sandbox/locations/${ids.harborHouse}/approval/`,
    body: {},
    statuses: [401, 404, 403, 403, 200, 200, 200, 404],
  },
  'GET /api/geocoding/': { path: '/api/geocoding/?state_code=TN', statuses: signedIn(200) },
  'GET /api/geocoding/timezone/': {
    path: '/api/geocoding/timezone/?longitude=-86.78&latitude=36.16',
    statuses: signedIn(200),
  },
  'GET /api/staffer/organizations/': { statuses: signedIn(200) },
  'GET /api/staffer/organizations/:id/': { path: organization, statuses: anyRoleThere(200) },
  'PATCH /api/staffer/organizations/:id/': {
    path: organization,
    body: { name: 'Harbor Group' },
    statuses: organizationAdmin(200),
  },
  'GET /api/staffer/organizations/:id/managers/': {
    path: `${organization}managers/`,
    statuses: anyRoleThere(200),
  },
  'GET /api/staffer/organizations/:id/location-managers/': {
    path: `${organization}location-managers/`,
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
  'GET /api/location-managers/:id/': { path: team.onsite, statuses: anyRoleThere(200) },
  'PATCH /api/location-managers/:id/': {
    path: team.onsite,
    body: { role: 'TEAM_MEMBER' },
    statuses: teamAdminThere(200),
  },
  // Who is on the team may leave it.
  'DELETE /api/location-managers/:id/': {
    path: team.onsite,
    statuses: [401, 403, 204, 403, 204, 204, 204, 404],
  },
  'POST /api/uploads/links/': { body: { preset: 'location_images' }, statuses: signedIn(201) },
  'GET /api/locations/:locationId/addresses/': { path: addresses, statuses: locationRoleThere(200) },
  'POST /api/locations/:locationId/addresses/': {
    path: addresses,
    body: addressBody,
    statuses: adminRoleThere(201),
  },
  'GET /api/locations/:locationId/addresses/:id/': {
    path: `${addresses}1/`,
    statuses: locationRoleThere(200),
  },
  'PATCH /api/locations/:locationId/addresses/:id/': {
    path: `${addresses}1/`,
    body: { name: 'Front door' },
    statuses: adminRoleThere(200),
  },
  'DELETE /api/locations/:locationId/addresses/:id/': {
    path: `${addresses}1/`,
    arrange: secondAddress,
    statuses: adminRoleThere(204),
  },
  'GET /api/locations/:locationId/add-ons/': {
    path: addOns,
    statuses: [401, 404, 403, 200, 200, 200, 200, 404],
  },
  'POST /api/locations/:locationId/add-ons/': {
    path: addOns,
    body: { type: 'HIRE', start_date: '2026-03-02' },
    statuses: adminRoleThere(201),
  },
  'PATCH /api/locations/:locationId/add-ons/:id/': {
    path: `${addOns}1/`,
    body: { notes: 'By phone' },
    arrange: addOn,
    statuses: adminRoleThere(200),
  },
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
  'GET /api/hire/interviews/:secret/': {
    path: `/api/hire/interviews/${code}/`,
    arrange: (trx) => addInterview(trx),
    statuses: everybody(200),
  },
  'POST /api/hire/interviews/:secret/accept/': {
    path: `/api/hire/interviews/${code}/accept/`,
    arrange: (trx) => addInterview(trx),
    statuses: everybody(200),
  },
  'POST /api/hire/interviews/:secret/decline/': {
    path: `/api/hire/interviews/${code}/decline/`,
    arrange: (trx) => addInterview(trx),
    statuses: everybody(200),
  },
  'GET /api/hire/orientations/:secret/': {
    path: `/api/hire/orientations/${code}/`,
    arrange: addOrientation,
    statuses: everybody(200),
  },
  'POST /api/hire/orientations/:secret/items/:id/read/': {
    path: `/api/hire/orientations/${code}/items/1/read/`,
    arrange: addOrientation,
    statuses: everybody(200),
  },
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
  // A gig at Vine Street is in it, of which those at Harbor House know nothing.
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
    path: `${organization}shifts/`,
    statuses: anyRoleThere(200),
  },
  // The first shift is that of the first gig.
  'GET /api/staffer/gigs/gig-shifts/:id/': {
    path: '/api/staffer/gigs/gig-shifts/1/',
    statuses: anyRoleThere(200),
  },
  'PATCH /api/staffer/gigs/gig-shifts/:id/': {
    path: '/api/staffer/gigs/gig-shifts/1/',
    body: { contact_name: 'Ana Ruiz' },
    statuses: teamMemberThere(200),
  },
  'GET /api/skills/': { statuses: signedIn(200) },
  'GET /api/pro-contractor-type/': { statuses: signedIn(200) },
  'GET /api/timesheets/suggested-breaks/': { statuses: signedIn(200) },
  'GET /api/requirement-for-works/': {
    path: `/api/requirement-for-works/?location_id=${ids.harborHouse}`,
    statuses: anyRoleThere(200),
  },
  'POST /api/requirement-for-works/': {
    body: { location_id: ids.harborHouse, name: 'Wine key', category: 'EQUIPMENT' },
    statuses: teamMemberThere(201),
  },
  'GET /api/requirement-for-works/:id/': {
    path: '/api/requirement-for-works/1/',
    arrange: (trx) => addRequirement(trx, { location_id: ids.harborHouse }),
    statuses: anyRoleThere(200),
  },
  'GET /api/staffer/gigs/templates/': {
    path: `/api/staffer/gigs/templates/?location_id=${ids.harborHouse}`,
    statuses: anyRoleThere(200),
  },
  'POST /api/staffer/gigs/templates/': {
    body: {
      location_id: ids.harborHouse,
      skill_id: ids.server,
      name: 'Brunch',
      hourly_rate: 20,
      position_description: 'Six tables.',
    },
    statuses: teamMemberThere(201),
  },
  'GET /api/staffer/gigs/templates/:id/': {
    path: '/api/staffer/gigs/templates/1/',
    arrange: (trx) => addGigTemplate(trx),
    statuses: anyRoleThere(200),
  },
  'PATCH /api/staffer/gigs/templates/:id/': {
    path: '/api/staffer/gigs/templates/1/',
    arrange: (trx) => addGigTemplate(trx),
    body: { name: 'Brunch' },
    statuses: teamMemberThere(200),
  },
  'DELETE /api/staffer/gigs/templates/:id/': {
    path: '/api/staffer/gigs/templates/1/',
    arrange: (trx) => addGigTemplate(trx),
    statuses: teamMemberThere(204),
  },
  'GET /api/shifts/': { path: `/api/shifts/?location_id=${ids.harborHouse}`, statuses: anyRoleThere(200) },
  'POST /api/shifts/': { body: shiftTemplate, statuses: teamMemberThere(201) },
  'PUT /api/shifts/:id/': {
    path: '/api/shifts/1/',
    arrange: (trx) => addShiftTemplate(trx),
    body: shiftTemplate,
    statuses: teamMemberThere(200),
  },
  'DELETE /api/shifts/:id/': {
    path: '/api/shifts/1/',
    arrange: (trx) => addShiftTemplate(trx),
    statuses: teamMemberThere(204),
  },
  'GET /api/managers-on-duty/': {
    path: `/api/managers-on-duty/?location_id=${ids.harborHouse}`,
    statuses: anyRoleThere(200),
  },
  'POST /api/managers-on-duty/': {
    body: { fullname: 'Elena Ruiz', phone_number: '6155550142', location_id: ids.harborHouse },
    statuses: teamMemberThere(201),
  },
  'PATCH /api/managers-on-duty/:id/': {
    path: '/api/managers-on-duty/1/',
    arrange: (trx) => addManagerOnDuty(trx),
    body: { fullname: 'Elena Cruz' },
    statuses: teamMemberThere(200),
  },
  'DELETE /api/managers-on-duty/:id/': {
    path: '/api/managers-on-duty/1/',
    arrange: (trx) => addManagerOnDuty(trx),
    statuses: teamMemberThere(204),
  },
  'POST /api/attachments/': {
    body: { name: 'Floor plan.pdf', location_id: ids.harborHouse },
    statuses: teamMemberThere(201),
  },
  'GET /api/attachments/:id/': {
    path: '/api/attachments/1/',
    arrange: (trx) => addAttachment(trx),
    statuses: anyRoleThere(200),
  },
  'DELETE /api/attachments/:id/': {
    path: '/api/attachments/1/',
    arrange: (trx) => addAttachment(trx),
    statuses: teamMemberThere(204),
  },

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
  'GET /api/invitations/:token/': { path: invitation, arrange: invited, statuses: everybody(200) },
  // Whoever holds the link may use it, and says that the account is meant.
  'POST /api/invitations/accept/:token/': {
    path: `/api/invitations/accept/${invitationToken('guest')}/`,
    body: { is_confirmed: true },
    arrange: invited,
    statuses: signedIn(200),
  },
  'POST /api/invitations/:token/renewal-request/': {
    path: `${invitation}renewal-request/`,
    arrange: expiredSince(invited),
    statuses: everybody(204),
  },
  'GET /api/staffer/organizations/:orgId/invitations/': {
    path: `${organization}invitations/`,
    statuses: organizationAdmin(200),
  },
  'POST /api/staffer/organizations/:orgId/invitations/': {
    path: `${organization}invitations/`,
    body: { email: 'pat@elsewhere.example' },
    statuses: organizationAdmin(201),
  },
  'DELETE /api/staffer/organizations/:orgId/invitations/:id/': {
    path: `${organization}invitations/1/`,
    arrange: invitedToOrganization,
    statuses: organizationAdmin(204),
  },
  'POST /api/staffer/organizations/:orgId/invitations/:id/resend/': {
    path: `${organization}invitations/1/resend/`,
    arrange: invitedToOrganization,
    statuses: organizationAdmin(200),
  },
  'GET /api/staffer/organizations/invitations/:token/': {
    path: organizationInvitation,
    arrange: invitedToOrganization,
    statuses: everybody(200),
  },
  'POST /api/staffer/organizations/invitations/:token/acceptance/': {
    path: `${organizationInvitation}acceptance/`,
    body: { is_confirmed: true },
    arrange: invitedToOrganization,
    statuses: signedIn(200),
  },
  'POST /api/staffer/organizations/invitations/:token/renewal-request/': {
    path: `${organizationInvitation}renewal-request/`,
    arrange: expiredSince(invitedToOrganization),
    statuses: everybody(204),
  },

  'GET /api/staffer/gigs/': { statuses: anyStaffer(200) },
  'POST /api/staffer/gigs/': { body: posting, statuses: teamMemberThere(201) },
  'POST /api/staffer/gigs/v2/recurring-pattern/dates/': {
    body: { freq: 'DAILY', dtstart: '2026-03-04T09:00:00', timezone: 'America/Chicago', until: '2026-03-06' },
    statuses: anyStaffer(200),
  },
  'GET /api/staffer/gigs/v2/recurring-pattern/gigs/': {
    path: `/api/staffer/gigs/v2/recurring-pattern/gigs/?location_id=${ids.harborHouse}`,
    statuses: anyRoleThere(200),
  },
  'GET /api/staffer/gigs/:id/recurring-pattern/': {
    path: `${gig}recurring-pattern/`,
    arrange: repeating,
    statuses: anyRoleThere(200),
  },
  'GET /api/staffer/gigs/calendar/': {
    path: `/api/staffer/gigs/calendar/?location_id=${ids.harborHouse}&start_time__gte=2026-03-01T00:00:00Z&start_time__lte=2026-03-31T00:00:00Z`,
    statuses: anyRoleThere(200),
  },
  'GET /api/staffer/gigs/:id/': { path: gig, statuses: anyRoleThere(200) },
  'PATCH /api/staffer/gigs/:id/': { path: gig, body: { wage_amount: 26 }, statuses: teamMemberThere(200) },
  'DELETE /api/staffer/gigs/:id/': {
    path: `/api/staffer/gigs/${ids.cancelledGig}/`,
    statuses: teamMemberThere(204),
  },
  'POST /api/staffer/gigs/:id/cancel/': { path: `${gig}cancel/`, body: {}, statuses: teamMemberThere(200) },
  'POST /api/staffer/gigs/:id/boost/': {
    path: `${gig}boost/`,
    body: { bonus: 20 },
    statuses: teamMemberThere(200),
  },
  'GET /api/staffer/gigs/:id/advice/': { path: `${gig}advice/`, statuses: anyRoleThere(200) },
  'POST /api/staffer/gigs/:id/close-applications/': {
    path: `${gig}close-applications/`,
    statuses: teamMemberThere(200),
  },
  'POST /api/staffer/gigs/:id/reopen-applications/': {
    path: `${gig}reopen-applications/`,
    statuses: teamMemberThere(200),
  },
  // Each gig is refused for itself, in the answer.
  'POST /api/staffer/gigs/bulk/': {
    body: { action: 'close', ids: [ids.postedGig] },
    statuses: anyStaffer(200),
  },
  'GET /api/staffer/gigs/:id/changes/': { path: `${gig}changes/`, statuses: anyRoleThere(200) },
  'GET /api/staffer/changes/': {
    path: `/api/staffer/changes/?gig_id=${ids.postedGig}`,
    statuses: anyRoleThere(200),
  },
  'GET /api/staffer/gigs/:gigId/applications/': { path: `${gig}applications/`, statuses: anyRoleThere(200) },

  'GET /api/staffer/gig-applications/': { statuses: anyStaffer(200) },
  'GET /api/staffer/gig-applications/by-gig/': {
    path: `/api/staffer/gig-applications/by-gig/?gig_id=${ids.postedGig}`,
    statuses: anyStaffer(200),
  },
  'GET /api/staffer/gig-applications/conflicts/': {
    path: `/api/staffer/gig-applications/conflicts/?ids=${ids.openApplications[0]}`,
    statuses: anyStaffer(200),
  },
  'GET /api/staffer/gig-applications/:id/': { path: application, statuses: anyRoleThere(200) },
  'GET /api/admin/gig-applications/': { statuses: platformAdmin(200) },
  'GET /api/admin/gig-applications/:id/': {
    path: `/api/admin/gig-applications/${ids.openApplications[0]}/`,
    statuses: platformAdmin(200),
  },
  'PATCH /api/staffer/gig-applications/:id/': {
    path: application,
    body: { working_hours: { start_time: hoursFromStart(24), end_time: hoursFromStart(30) } },
    arrange: working,
    statuses: teamMemberThere(200),
  },
  'POST /api/staffer/gig-applications/:id/select/': {
    path: `${application}select/`,
    statuses: teamMemberThere(200),
  },
  'POST /api/staffer/gig-applications/:id/unselect/': {
    path: `${application}unselect/`,
    arrange: selected,
    statuses: teamMemberThere(200),
  },
  'POST /api/staffer/gig-applications/:id/confirm/': {
    path: `${application}confirm/`,
    arrange: async (trx) => {
      await selected(trx);
      await addBankAccount(trx, { organization_id: ids.harbor });
    },
    statuses: teamMemberThere(200),
  },
  'POST /api/staffer/gig-applications/:id/dismiss/': {
    path: `${application}dismiss/`,
    body: { reason: 'STAFFER_DISMISSAL' },
    statuses: teamMemberThere(200),
  },
  'POST /api/staffer/gig-applications/:id/reinstate/': {
    path: `${application}reinstate/`,
    // Nobody dismissed them: who may, hears that there is nothing to undo.
    statuses: teamMemberThere(409),
  },
  'POST /api/staffer/gig-applications/:id/no-show/': {
    path: `${application}no-show/`,
    arrange: working,
    statuses: anyRoleThere(200),
  },
  'POST /api/staffer/gig-applications/:id/call-out/': {
    path: `${application}call-out/`,
    body: { called_out_by: 'PRO' },
    arrange: confirmed,
    statuses: anyRoleThere(200),
  },
  'POST /api/staffer/gig-applications/:id/send-home/': {
    path: `${application}send-home/`,
    body: { reason: 'LATE' },
    arrange: working,
    statuses: anyRoleThere(200),
  },
  // Each id is refused for itself: see the test below.
  'POST /api/staffer/gig-applications/bulk/': {
    body: { ids: ids.openApplications, action: 'select' },
    statuses: anyStaffer(200),
  },
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
    arrange: addOffer,
    statuses: anyRoleThere(200),
  },
  'POST /api/staffer/direct-offers/:id/withdraw/': {
    path: '/api/staffer/direct-offers/1/withdraw/',
    arrange: addOffer,
    statuses: teamMemberThere(200),
  },
  'GET /api/staffer/operations/:id/': {
    path: '/api/staffer/operations/1/',
    arrange: addOperation,
    statuses: teamMemberThere(200),
  },
  'POST /api/staffer/gig-applications/:id/replace/': {
    path: `${application}replace/`,
    body: { reason: 'CALLED_OUT' },
    arrange: confirmed,
    statuses: teamMemberThere(200),
  },

  'GET /api/staffer/gigster-profiles/': { statuses: anyStaffer(200) },
  'GET /api/staffer/gigster-profiles/search/': { statuses: anyStaffer(200) },
  'GET /api/gigster-profiles/:uuid/': {
    path: `/api/gigster-profiles/${proUuid}/`,
    statuses: anyStaffer(200),
  },

  'GET /api/staffer/calendar-feeds/': {
    path: `/api/staffer/calendar-feeds/?location_id=${ids.harborHouse}`,
    statuses: teamMemberThere(200),
  },
  'POST /api/staffer/calendar-feeds/': {
    body: { location_id: ids.harborHouse },
    statuses: teamMemberThere(201),
  },
  'GET /api/staffer/calendar-feeds/:id/': {
    path: '/api/staffer/calendar-feeds/1/',
    arrange: (trx) => addCalendarFeed(trx),
    statuses: teamMemberThere(200),
  },
  'DELETE /api/staffer/calendar-feeds/:id/': {
    path: '/api/staffer/calendar-feeds/1/',
    arrange: (trx) => addCalendarFeed(trx),
    statuses: teamMemberThere(204),
  },
  'POST /api/staffer/gigs/imports/': {
    body: { location_id: ids.harborHouse, rows: [{}] },
    statuses: teamMemberThere(200),
  },
  'POST /api/staffer/gigs/copies/': {
    body: { location_id: ids.harborHouse, week_of: '2026-03-02', to_week_of: '2026-03-09' },
    statuses: teamMemberThere(200),
  },
  'GET /api/staffer/saved-filters/': {
    path: `/api/staffer/saved-filters/?location_id=${ids.harborHouse}`,
    statuses: anyRoleThere(200),
  },
  'POST /api/staffer/saved-filters/': {
    body: { location_id: ids.harborHouse, name: 'Open', search: 'statuses=unfilled' },
    statuses: anyRoleThere(201),
  },
  // Each has their own: for everybody else there is none.
  'DELETE /api/staffer/saved-filters/:id/': {
    path: '/api/staffer/saved-filters/1/',
    arrange: (trx) => addSavedFilter(trx, people.member.id),
    statuses: [401, 403, 404, 204, 404, 404, 404, 404],
  },
  'GET /api/staffer/pro-notes/': {
    path: `/api/staffer/pro-notes/?pro_id=${ids.idlePro}&location_id=${ids.harborHouse}`,
    statuses: teamMemberThere(200),
  },
  'POST /api/staffer/pro-notes/': { body: { ...place, note: 'Punctual' }, statuses: teamMemberThere(201) },
  // Written by the member.
  'DELETE /api/staffer/pro-notes/:id/': {
    path: '/api/staffer/pro-notes/1/',
    arrange: noteByMember,
    statuses: teamMemberThere(204),
  },
  'GET /api/certifications/': { statuses: signedIn(200) },
  'GET /api/favorite-pros/': { statuses: anyStaffer(200) },
  'POST /api/favorite-pros/': { body: place, statuses: anyRoleThere(201) },
  'DELETE /api/favorite-pros/:id/': {
    path: '/api/favorite-pros/1/',
    arrange: favorite,
    statuses: anyRoleThere(204),
  },
  'DELETE /api/gigster-profiles/:profileId/unfavorite-all/': {
    path: `/api/gigster-profiles/${ids.idlePro}/unfavorite-all/`,
    statuses: anyStaffer(204),
  },

  'GET /api/staffer/pro-blocks/': {
    path: `/api/staffer/pro-blocks/?location_id=${ids.harborHouse}`,
    statuses: teamMemberThere(200),
  },
  'POST /api/staffer/pro-block/': {
    body: { gigster_id: ids.idlePro, location_ids: [ids.harborHouse], reason: 'CANCELLED_CALLED_OUT' },
    statuses: teamMemberThere(201),
  },
  'DELETE /api/staffer/pro-block/:id/': {
    path: '/api/staffer/pro-block/1/',
    arrange: block,
    statuses: teamMemberThere(204),
  },
  'GET /api/locations/:id/setup-intent/': { path: `${home}setup-intent/`, statuses: teamAdminThere(200) },
  'GET /api/locations/:id/payment-method/': {
    path: `${home}payment-method/`,
    arrange: withBankAccount({ location_id: ids.harborHouse }),
    statuses: teamMemberThere(200),
  },
  'PUT /api/locations/:id/payment-method/': {
    path: `${home}payment-method/`,
    body: { payment_method_id: 'ba_1' },
    arrange: withBankAccount({ location_id: ids.harborHouse }),
    statuses: teamAdminThere(200),
  },
  'POST /api/locations/:id/customer-portal-session/': {
    path: `${home}customer-portal-session/`,
    body: { return_url: '/' },
    arrange: withBankAccount({ location_id: ids.harborHouse }),
    statuses: teamAdminThere(201),
  },
  'GET /api/staffer/organizations/:id/setup-intent/': {
    path: `${organization}setup-intent/`,
    statuses: organizationAdmin(200),
  },
  'GET /api/staffer/organizations/:id/payment-method/': {
    path: `${organization}payment-method/`,
    arrange: withBankAccount({ organization_id: ids.harbor }),
    statuses: teamMemberThere(200),
  },
  'PUT /api/staffer/organizations/:id/payment-method/': {
    path: `${organization}payment-method/`,
    body: { payment_method_id: 'ba_1' },
    arrange: withBankAccount({ organization_id: ids.harbor }),
    statuses: organizationAdmin(200),
  },
  'POST /api/staffer/organizations/:id/customer-portal-session/': {
    path: `${organization}customer-portal-session/`,
    body: { return_url: '/' },
    arrange: withBankAccount({ organization_id: ids.harbor }),
    statuses: organizationAdmin(201),
  },
  // Whoever knows the secret may, as with the real network.
  'POST /api/sandbox/setup-intents/:clientSecret/confirmation/': {
    path: '/api/sandbox/setup-intents/secret/confirmation/',
    body: { test_card: 'SUCCESS', holder_name: 'Mara Archer' },
    arrange: withBankAccount({ location_id: ids.harborHouse }),
    statuses: signedIn(200),
  },
  'POST /api/sandbox/payment-methods/:externalId/verification/': {
    path: '/api/sandbox/payment-methods/ba_1/verification/',
    body: { outcome: 'VERIFIED' },
    arrange: withBankAccount({ location_id: ids.harborHouse }),
    statuses: [401, 404, 403, 403, 200, 200, 200, 404],
  },
  'GET /api/staffer/pro-groups/': {
    path: `/api/staffer/pro-groups/?location_id=${ids.harborHouse}`,
    statuses: anyRoleThere(200),
  },
  'POST /api/staffer/pro-groups/': {
    body: { location_id: ids.harborHouse, name: 'Bar team' },
    statuses: teamMemberThere(201),
  },
  'GET /api/staffer/pro-groups/:groupId/': {
    path: proGroup,
    arrange: (trx) => addProGroup(trx),
    statuses: anyRoleThere(200),
  },
  'PATCH /api/staffer/pro-groups/:groupId/': {
    path: proGroup,
    body: { name: 'Bar' },
    arrange: (trx) => addProGroup(trx),
    statuses: teamMemberThere(200),
  },
  'DELETE /api/staffer/pro-groups/:groupId/': {
    path: proGroup,
    arrange: (trx) => addProGroup(trx),
    statuses: teamMemberThere(204),
  },
  'GET /api/staffer/pro-groups/:groupId/members/': {
    path: `${proGroup}members/`,
    arrange: (trx) => addProGroup(trx, ids.pros),
    statuses: anyRoleThere(200),
  },
  'POST /api/staffer/pro-groups/:groupId/members/': {
    path: `${proGroup}members/`,
    body: { pro_ids: [ids.idlePro] },
    arrange: (trx) => addProGroup(trx),
    statuses: teamMemberThere(200),
  },
  'DELETE /api/staffer/pro-groups/:groupId/members/': {
    path: `${proGroup}members/?pro_ids=1,2`,
    arrange: (trx) => addProGroup(trx, ids.pros),
    statuses: teamMemberThere(204),
  },
  'GET /api/staffer/network/members/': {
    path: `/api/staffer/network/members/?location_id=${ids.harborHouse}`,
    arrange: (trx) => addNetworkMembers(trx, ids.pros),
    statuses: anyRoleThere(200),
  },
  'POST /api/staffer/network/members/': {
    body: { location_id: ids.harborHouse, pro_ids: [ids.idlePro] },
    statuses: teamMemberThere(200),
  },
  'DELETE /api/staffer/network/members/:proId/': {
    path: `/api/staffer/network/members/1/?location_id=${ids.harborHouse}`,
    arrange: (trx) => addNetworkMembers(trx, ids.pros),
    statuses: teamMemberThere(204),
  },
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
    arrange: (trx) => addNetworkInvite(trx),
    statuses: teamMemberThere(204),
  },
  'POST /api/staffer/network/invites/:id/resend/': {
    path: '/api/staffer/network/invites/1/resend/',
    arrange: (trx) => addNetworkInvite(trx),
    statuses: teamMemberThere(200),
  },
  'GET /api/network/invites/:token/': {
    path: `/api/network/invites/${networkInviteToken('guest')}/`,
    arrange: (trx) => addNetworkInvite(trx),
    statuses: everybody(200),
  },
  'POST /api/network/invites/:token/': {
    path: `/api/network/invites/${networkInviteToken('guest')}/`,
    arrange: (trx) => addNetworkInvite(trx),
    statuses: signedIn(200),
  },
  'POST /api/sandbox/due-work/': { statuses: signedIn(200) },
  'GET /api/sandbox/clock/': { statuses: anyStaffer(200) },
  'POST /api/sandbox/clock/': { body: { advance_minutes: 1 }, statuses: anyStaffer(200) },
  'GET /api/sandbox/script/': { statuses: anyStaffer(200) },
  'PATCH /api/sandbox/script/': { body: { seed: 7 }, statuses: anyStaffer(200) },
  'GET /api/sandbox/acts/': { statuses: anyStaffer(200) },
  'GET /api/configuration/fees/': { statuses: signedIn(200) },
  'GET /api/staffer/gigs/fill-forecast/': {
    path: `/api/staffer/gigs/fill-forecast/?location_id=${ids.harborHouse}&skill_id=1&wage_amount=22`,
    statuses: teamMemberThere(200),
  },
};

const registered = routes.map((makeRoute) => {
  const { method, url } = makeRoute({
    database,
    clock,
    settings: testSettings,
  });
  return `${method} ${url}`;
});

test('every route has a row, and every row a route', () => {
  expect(Object.keys(matrix).toSorted()).toEqual(registered.toSorted());
});

test.each(Object.entries(matrix))('%s', async (name, { path, body, arrange, statuses }) => {
  const [method = 'GET', url = '/'] = name.split(' ');
  const actual: Record<string, number> = {};
  for (const caller of callers) {
    await reset();
    await arrange?.(database);
    const { statusCode } = await server.inject({
      method: method as RegisteredRoute['method'],
      url: path ?? url,
      headers: caller === 'nobody' ? {} : { authorization: `Bearer ${tokenOf(caller)}` },
      ...(body && { payload: body }),
    });
    actual[caller] = statusCode;
  }

  expect(actual).toEqual(Object.fromEntries(callers.map((caller, index) => [caller, statuses[index]])));
});

test.each([
  ['onsite', ['permission_denied', 'permission_denied', 'not_found']],
  ['member', [undefined, undefined, 'not_found']],
  ['rival', ['not_found', 'not_found', undefined]],
] as const)('in bulk, %s is refused for each application as for a single one', async (as: Person, codes) => {
  await reset();
  const [first, second] = ids.openApplications;

  const { body } = await call<{ results: { error?: { code: string } }[] }>(
    'POST',
    '/staffer/gig-applications/bulk/',
    { as, body: { ids: [first, second, ids.summitApplication], action: 'select' } },
  );

  expect(body.results.map(({ error }) => error?.code)).toEqual(codes);
});
