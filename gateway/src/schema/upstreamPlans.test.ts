import { readFile } from 'node:fs/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { type BusyGig, busiestGig } from '../testing/busiestGig.ts';
import { inviteToSaltbox } from '../testing/inviteToSaltbox.ts';
import { accountOfMember, magicLinkToken, memberToSignUp, ssoToken } from '../testing/newcomers.ts';
import { beginSetup, setUpTestCard } from '../testing/setUpTestCard.ts';
import { type Person, type RunOptions, startTestStack } from '../testing/startTestStack.ts';

const stack = await startTestStack();

const file = new URL('../../../persisted-documents.json', import.meta.url);
const documents: Record<string, string> = JSON.parse(await readFile(file, 'utf8'));
// Subscriptions have no plan: what they cost is one shared line, which gateway/src/live tests.
const idsByName = new Map(
  Object.entries(documents)
    .filter(([, text]) => !text.startsWith('subscription'))
    .map(([id, text]) => [/^(?:query|mutation) (\w+)/.exec(text)?.[1] ?? text, id]),
);
const names = [...idsByName.keys()].toSorted((one, other) => one.localeCompare(other));

let gig: BusyGig;

beforeEach(async () => {
  await stack.reset();
  gig = await busiestGig(stack);
});

const location = btoa('Location:1');
const pendingLocation = btoa('Location:4');
const event = btoa('Event:5');

function applicationIds(): string[] {
  return gig.applicants.slice(0, 2).map(({ id }) => id);
}

async function select(): Promise<void> {
  await stack.run(
    'mutation ($ids: [ID!]!) { selectApplicants(input: { applicationIds: $ids }) { errors { code } } }',
    { as: 'member', variables: { ids: applicationIds() } },
  );
}

async function dismiss(): Promise<void> {
  await stack.run(
    'mutation ($ids: [ID!]!) { dismissApplicants(input: { applicationIds: $ids, reason: STAFFER_DISMISSAL }) { errors { code } } }',
    { as: 'member', variables: { ids: applicationIds() } },
  );
}

async function codeFor(email: string): Promise<string> {
  await stack.run(
    'mutation ($to: String!) { requestSignInCode(input: { email: $to }) { errors { code } } }',
    {
      variables: { to: email },
    },
  );
  const { data } = await stack.run('query ($to: String!) { sandbox { messages(to: $to) { code } } }', {
    variables: { to: email },
  });
  return data.sandbox.messages[0].code;
}

/** What the link of a new invite to the network carries. */
async function inviteToken(): Promise<string> {
  const { data } = await stack.run(
    'mutation ($input: InviteToNetworkInput!) { inviteToNetwork(input: $input) { networkInvite { link } } }',
    { as: 'member', variables: { input: { locationId: location, email: 'kim@elsewhere.example' } } },
  );
  return new URL(data.inviteToNetwork.networkInvite.link).searchParams.get('invite') ?? '';
}

/** A pro for whom something is done in a group of the demo. */
async function inGroup() {
  return { input: { proGroupId: btoa('ProGroup:1'), proIds: [(await aPro()).id] } };
}

/** The first shift of the demo's event that is next. */
async function anEventShift() {
  const { data } = await stack.run(
    '{ event(databaseId: 5) { shifts(first: 1) { edges { node { id } } } } }',
    {
      as: 'member',
    },
  );
  const shift: { id: string } = data.event.shifts.edges[0].node;
  return shift.id;
}

/** Nobody has applied to it yet. */
async function aNewGig(): Promise<string> {
  const line = {
    skillId: btoa('Skill:1'),
    date: '2026-03-10',
    startTime: '17:00',
    endTime: '23:00',
    places: 1,
    wageCents: 2400,
  };
  const { data } = await stack.run(
    'mutation ($input: PostGigsInput!) { postGigs(input: $input) { gigs { id } } }',
    { as: 'member', variables: { input: { locationId: location, lines: [line] } } },
  );
  return data.postGigs.gigs[0].id;
}

/** Offers the busiest gig to its first applicant. */
async function offered(isInBackground: boolean) {
  const proIds = gig.applicants.slice(0, 1).map(({ pro }) => pro.id);
  const { data } = await stack.run(
    `mutation ($input: OfferGigInput!) {
      offerGig(input: $input) { operation { id } results { ... on OfferMade { offer { id } } } }
    }`,
    { as: 'member', variables: { input: { gigId: gig.id, proIds, isInBackground } } },
  );
  return data.offerGig;
}

async function anOffer(): Promise<string> {
  return (await offered(false)).results[0].offer.id;
}

async function anOperation(): Promise<string> {
  return (await offered(true)).operation.id;
}

/** The number of a gig that nobody has applied to. */
async function aGigNumber(): Promise<number> {
  return Number(atob(await aNewGig()).split(':')[1]);
}

async function aPro() {
  const { data } = await stack.run(
    '{ location(databaseId: 1) { pros(first: 1, filter: { isFavorite: true }) { edges { node { id uuid } } } } }',
    { as: 'member' },
  );
  const pro: { id: string; uuid: string } = data.location.pros.edges[0].node;
  return pro;
}

async function block(): Promise<void> {
  await stack.run('mutation ($input: BlockProInput!) { blockPro(input: $input) { errors { code } } }', {
    as: 'member',
    variables: {
      input: { proId: gig.applicants[0]?.pro.id, locationIds: [location], reason: 'CANCELLED_CALLED_OUT' },
    },
  });
}

/** The newest invitation to the demo's first location that has this status. */
async function anInvitation(status = 'SUBMITTED') {
  const { data } = await stack.run(
    'query ($statuses: [InvitationStatus!]) { location(databaseId: 1) { invitations(statuses: $statuses) { edges { node { id link } } } } }',
    { as: 'manager', variables: { statuses: [status] } },
  );
  const { id, link }: { id: string; link: string } = data.location.invitations.edges[0].node;
  return { id, token: link.split('/').at(-1) };
}

/** The role of one of the demo's people at its first location. */
async function aManager(person: Person): Promise<string> {
  const { data } = await stack.run(
    '{ location(databaseId: 1) { managers { edges { node { id person { email } } } } } }',
    { as: 'member' },
  );
  const edges: { node: { id: string; person: { email: string } } }[] = data.location.managers.edges;
  return edges.find(({ node }) => node.person.email === `${person}@brigade.example`)?.node.id ?? '';
}

async function anOrganizationManager(): Promise<string> {
  const { data } = await stack.run(
    '{ organization(databaseId: 1) { managers(first: 1) { edges { node { id } } } } }',
    { as: 'member' },
  );
  return data.organization.managers.edges[0].node.id;
}

/** Signs the member in on another device too. */
async function anotherSession(): Promise<string> {
  const token = await stack.upstream.tokenOf('member@brigade.example');
  const { data } = await stack.run('{ viewer { sessions(first: 1) { edges { node { id } } } } }', { token });
  return data.viewer.sessions.edges[0].node.id;
}

async function denyLocation(): Promise<void> {
  const input = { locationId: pendingLocation, reason: 'A private home.' };
  await stack.run(
    'mutation ($input: DenyLocationInput!) { denyLocation(input: $input) { errors { message } } }',
    {
      as: 'admin',
      variables: { input },
    },
  );
}

/** The variables of an operation; makes true first what the operation needs. */
type Variables = () => Record<string, unknown> | Promise<Record<string, unknown>>;

async function calendarFeedId(): Promise<string> {
  const { data } = await stack.run(
    'mutation ($at: ID!) { createCalendarFeed(input: { locationId: $at }) { feed { id } } }',
    { as: 'member', variables: { at: location } },
  );
  return data.createCalendarFeed.feed.id;
}

async function savedFilterId(): Promise<string> {
  const { data } = await stack.run(
    'mutation ($at: ID!) { saveFilter(input: { locationId: $at, name: "Mine", search: "" }) { savedFilter { id } } }',
    { as: 'member', variables: { at: location } },
  );
  return data.saveFilter.savedFilter.id;
}

function onApplications(further: Record<string, unknown> = {}): Record<string, unknown> {
  return { input: { applicationIds: applicationIds(), ...further } };
}

/** One entry for each operation of the web app: the demo's member runs it at the first location. */
const variablesOf: Record<string, Variables> = {
  AccountLinkingScreenQuery: () => ({}),
  AddLocationScreenQuery: () => ({}),
  AppShellQuery: () => ({}),
  ApplicantListPaginationQuery: () => ({ id: gig.id, stage: 'OPEN', orderBy: 'BEST_MATCH' }),
  BulkReviewScreenQuery: async () => ({
    gigIds: [gig.databaseId, await aGigNumber()],
    count: 20,
    stage: 'OPEN',
  }),
  ChooseGigsListQuery: () => ({ locationId: 1, now: stack.upstream.clock.now().toISOString() }),
  ApplicantsScreenQuery: () => ({ gigId: gig.databaseId, stage: 'OPEN', orderBy: 'BEST_MATCH' }),
  createImageUploadMutation: () => ({}),
  InterviewScreenQuery: () => ({ code: 'C0PPERF1NCH7' }),
  OrientationScreenQuery: () => ({ code: '0R1ENTAT10N5' }),
  acceptInterviewMutation: () => ({ input: { code: 'C0PPERF1NCH7' } }),
  declineInterviewMutation: () => ({ input: { code: 'C0PPERF1NCH7' } }),
  markItemReadMutation: () => ({ input: { code: '0R1ENTAT10N5', itemDatabaseId: 1 } }),
  AddableShiftsPaginationQuery: () => ({ id: event }),
  SandboxPanelQuery: () => ({ locationId: 1, location: 1, hasLocation: true }),
  AddableShiftsQuery: () => ({ eventId: 5 }),
  EventListPaginationQuery: () => ({ id: location, period: 'UPCOMING', search: '' }),
  EventScreenQuery: () => ({ eventId: 5, locationId: 1 }),
  ConnectProScreenQuery: async () => ({ uuid: (await aPro()).uuid }),
  NetworkInviteScreenQuery: async () => ({ token: await inviteToken() }),
  JoinNetworkMutation: async () => ({ input: { token: await inviteToken() } }),
  addToNetworkMutation: async () => ({ input: { locationId: location, proIds: [(await aPro()).id] } }),
  addProsToGroupMutation: inGroup,
  removeProsFromGroupMutation: inGroup,
  BoostOfGigQuery: () => ({ gigId: gig.id }),
  GroupsScreenQuery: () => ({ locationId: 1, search: '' }),
  GroupListPaginationQuery: () => ({ id: location, count: 25, search: '' }),
  GroupScreenQuery: () => ({ groupId: 1, search: '' }),
  GroupMembersPaginationQuery: () => ({ id: btoa('ProGroup:1'), count: 25, search: '' }),
  NetworkInvitesScreenQuery: () => ({ locationId: 1, search: '' }),
  NetworkInviteListPaginationQuery: () => ({ id: location, count: 25, search: '' }),
  StepGroupsQuery: () => ({ locationId: 1 }),
  StandbyListQuery: () => ({ applicationId: applicationIds()[0] }),
  createProGroupMutation: () => ({ input: { locationId: location, name: 'Brunch' } }),
  updateProGroupMutation: () => ({ input: { proGroupId: btoa('ProGroup:1'), name: 'Brunch' } }),
  deleteProGroupMutation: () => ({ input: { proGroupId: btoa('ProGroup:1') } }),
  inviteToNetworkMutation: () => ({ input: { locationId: location, email: 'nia@elsewhere.example' } }),
  importNetworkInvitesMutation: () => ({
    input: { locationId: location, rows: [{ email: 'nia@elsewhere.example' }] },
  }),
  resendNetworkInviteMutation: () => ({ input: { networkInviteId: btoa('NetworkInvite:1-1') } }),
  withdrawNetworkInviteMutation: () => ({ input: { networkInviteId: btoa('NetworkInvite:1-1') } }),
  EventsScreenQuery: () => ({ locationId: 1, period: 'UPCOMING', search: '' }),
  GigListPaginationQuery: () => ({ id: location, filter: {}, orderBy: 'STARTING_SOONEST' }),
  GigListScreenQuery: () => ({ locationId: 1, filter: {}, orderBy: 'STARTING_SOONEST' }),
  CalendarScreenQuery: () => ({ locationId: 1, from: '2026-03-01', until: '2026-04-04', filter: {} }),
  EventChoicesQuery: () => ({ locationId: 1 }),
  gatherInNewEventMutation: () => ({
    input: { locationId: location, name: 'Spring Gala', gigIds: [gig.id] },
  }),
  gatherInEventMutation: () => ({ input: { eventId: event, gigIds: [gig.id] } }),
  moveGigMutation: () => ({
    input: { gigId: gig.id, scope: 'THIS', date: '2026-03-20', startTime: '17:00', endTime: '23:00' },
  }),
  setApplicationsOpenCloseMutation: () => ({ input: { gigIds: [gig.id] } }),
  setApplicationsOpenReopenMutation: () => ({ input: { gigIds: [gig.id] } }),
  CalendarFeedsQuery: () => ({ id: location }),
  createCalendarFeedMutation: () => ({ input: { locationId: location } }),
  revokeCalendarFeedMutation: async () => ({ input: { feedId: await calendarFeedId() } }),
  saveFilterMutation: () => ({ input: { locationId: location, name: 'Open', search: 'statuses=unfilled' } }),
  deleteSavedFilterMutation: async () => ({ input: { savedFilterId: await savedFilterId() } }),
  ImportScreenQuery: () => ({ locationId: 1 }),
  importGigsMutation: () => ({
    input: {
      locationId: location,
      rows: [
        {
          line: {
            skillId: btoa('Skill:1'),
            date: new Date(stack.upstream.clock.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10),
            startTime: '17:00',
            endTime: '23:00',
            places: 1,
            wageCents: 2400,
          },
        },
      ],
    },
  }),
  copyGigsMutation: () => ({
    input: { locationId: location, weekOf: '2020-01-05', toWeekOf: '2020-01-12', validateOnly: true },
  }),
  GigScreenQuery: () => ({ gigId: gig.databaseId }),
  EditGigScreenQuery: () => ({ gigId: gig.databaseId, locationId: 1 }),
  GigActivityPaginationQuery: () => ({ id: gig.id }),
  CancellationPreviewFactsQuery: () => ({ gigIds: [gig.id], scope: 'THIS' }),
  cancelGigsMutation: () => ({ input: { gigIds: [gig.id], reason: 'FEWER_PROS_NEEDED' } }),
  deleteGigMutation: async () => ({ input: { gigId: await aNewGig() } }),
  updateGigMutation: () => ({ input: { gigId: gig.id, privateNotes: 'Loud band.' } }),
  updateGigsMutation: () => ({ input: { gigIds: [gig.id], contactName: 'Dana' } }),
  InvitationScreenQuery: async () => ({
    scope: 'LOCATION',
    token: await inviteToSaltbox(stack, { email: 'member@brigade.example' }),
  }),
  LocationAddOnsScreenQuery: () => ({ locationId: 1 }),
  LocationAddressesPaginationQuery: () => ({ id: location }),
  LocationAddressesScreenQuery: () => ({ locationId: 1 }),
  LocationBillingScreenQuery: () => ({ locationId: 1 }),
  LocationInfoScreenQuery: () => ({ locationId: 1 }),
  LocationInvitationsPaginationQuery: () => ({ id: location }),
  LocationListPaginationQuery: () => ({}),
  LocationSettingsFrameQuery: () => ({ locationId: 1 }),
  LocationsScreenQuery: () => ({}),
  TemplatesScreenQuery: () => ({ locationId: 1 }),
  attachmentUrlQuery: () => ({ id: btoa('Attachment:1') }),
  useAttachedFilesQuery: () => ({ ids: [btoa('Attachment:1')] }),
  createAttachmentMutation: () => ({ input: { locationId: location, name: 'Menu.pdf' } }),
  createGigTemplateMutation: () => ({
    input: {
      locationId: location,
      name: 'Brunch',
      skillId: btoa('Skill:1'),
      hourlyRateCents: 2400,
      positionDescription: 'Bake.',
    },
  }),
  updateGigTemplateMutation: () => ({ input: { gigTemplateId: btoa('GigTemplate:1'), name: 'Brunch' } }),
  deleteGigTemplateMutation: () => ({ input: { gigTemplateId: btoa('GigTemplate:1') } }),
  createShiftTemplateMutation: () => ({
    input: { locationId: location, startTime: '06:10', endTime: '11:50' },
  }),
  updateShiftTemplateMutation: () => ({
    input: { shiftTemplateId: btoa('ShiftTemplate:1-1'), startTime: '06:10', endTime: '11:50' },
  }),
  deleteShiftTemplateMutation: () => ({ input: { shiftTemplateId: btoa('ShiftTemplate:1-1') } }),
  createManagerOnDutyMutation: () => ({
    input: { locationId: location, fullName: 'Jo Park', phoneNumber: '2125550177' },
  }),
  updateManagerOnDutyMutation: () => ({
    input: { managerOnDutyId: btoa('ManagerOnDuty:1-1'), fullName: 'Jo Park' },
  }),
  deleteManagerOnDutyMutation: () => ({ input: { managerOnDutyId: btoa('ManagerOnDuty:1-1') } }),
  createRequirementMutation: () => ({
    input: { locationId: location, name: 'Own apron', category: 'ATTIRE' },
  }),
  MoveLocationScreenQuery: () => ({
    locationId: 1,
    organizationId: btoa('Organization:2'),
    isChosen: true,
  }),
  NotificationSettingsScreenQuery: () => ({}),
  OrganizationInvitationsPaginationQuery: () => ({ id: btoa('Organization:1') }),
  LocationTeamPaginationQuery: () => ({ id: location }),
  LocationTeamScreenQuery: () => ({ locationId: 1 }),
  OrganizationAdminsPaginationQuery: () => ({ id: btoa('Organization:1') }),
  OrganizationBillingScreenQuery: () => ({ organizationId: 1 }),
  OrganizationFrameQuery: () => ({ organizationId: 1 }),
  OrganizationInfoScreenQuery: () => ({ organizationId: 1 }),
  OrganizationTeamsPaginationQuery: () => ({ id: btoa('Organization:1') }),
  OrganizationTeamsScreenQuery: () => ({ organizationId: 1 }),
  PostingWarningsResultsQuery: () => ({
    locationId: 1,
    input: {
      hasContact: false,
      shifts: [
        {
          skillId: btoa('Skill:1'),
          date: '2026-04-20',
          startTime: '17:00',
          endTime: '23:00',
          wageCents: 1500,
        },
      ],
    },
  }),
  PostGigsScreenQuery: () => ({
    locationId: 1,
    gigId: gig.databaseId,
    hasGig: true,
    eventId: 1,
    hasEvent: true,
    proUuid: '',
    hasPro: false,
  }),
  createPostingEventMutation: () => ({
    input: { locationId: location, name: 'Winter Ball', leads: [{ role: 'HOST', name: 'Ada Moreno' }] },
  }),
  postGigsMutation: () => ({
    input: {
      locationId: location,
      lines: [
        {
          skillId: btoa('Skill:10'),
          date: '2026-04-20',
          startTime: '17:00',
          endTime: '23:00',
          places: 2,
          wageCents: 2450,
        },
      ],
    },
  }),
  ProPickerResultsQuery: () => ({ locationId: 1, filter: { isFavorite: true } }),
  OffersScreenQuery: async () => ({
    locationId: 1,
    now: stack.upstream.clock.now().toISOString(),
    gigId: gig.databaseId,
    hasGig: true,
    proUuids: [(await aPro()).uuid],
    hasPros: true,
  }),
  GigOffersPaginationQuery: () => ({ id: gig.id }),
  offerGigMutation: () => ({
    input: { gigId: gig.id, proIds: gig.applicants.slice(0, 1).map(({ pro }) => pro.id) },
  }),
  useFollowedOffersQuery: async () => ({ id: await anOperation() }),
  withdrawOfferMutation: async () => ({ input: { offerId: await anOffer() } }),
  replaceApplicantMutation: async () => {
    await select();
    const [applicationId] = applicationIds();
    await stack.run(
      'mutation ($ids: [ID!]!) { confirmApplicants(input: { applicationIds: $ids }) { errors { code } } }',
      { as: 'member', variables: { ids: [applicationId] } },
    );
    return { input: { applicationId, reason: 'CALLED_OUT', standbys: 2 } };
  },
  assignProsMutation: () => ({
    input: { gigId: gig.id, proIds: gig.applicants.slice(0, 1).map(({ pro }) => pro.id), isConfirmed: false },
  }),
  RecurrencePreviewDatesQuery: () => ({
    locationId: 1,
    date: '2026-03-10',
    startTime: '17:00',
    endTime: '23:00',
    recurrence: { frequency: 'WEEKLY', until: '2026-05-01' },
    timeZone: 'America/New_York',
  }),
  ProProfileQuery: async () => ({ uuid: (await aPro()).uuid, locationId: 1 }),
  BlockListPaginationQuery: () => ({ id: location }),
  BlockLocationChoiceQuery: () => ({}),
  BlocksScreenQuery: () => ({ locationId: 1 }),
  CompareScreenQuery: async () => ({ uuids: [(await aPro()).uuid] }),
  PastWorkListPaginationQuery: () => ({ id: location, filter: {} }),
  PastWorkScreenQuery: () => ({ locationId: 1, filter: { minimumRating: 4.5 } }),
  ProHistoryHerePaginationQuery: async () => ({ id: (await aPro()).id, locationId: 1 }),
  ProListPaginationQuery: () => ({ id: location, filter: {}, orderBy: 'RATING' }),
  ProNotesPaginationQuery: async () => ({ id: (await aPro()).id, locationId: 1 }),
  ProScreenQuery: async () => ({ uuid: (await aPro()).uuid, locationId: 1 }),
  ProSearchScreenQuery: () => ({
    locationId: 1,
    filter: { hasWorkedTogether: true, minimumRating: 4.5, skillDatabaseIds: [2] },
    orderBy: 'RATING',
  }),
  favoriteEverywhereQuery: () => ({}),
  ReferralScreenQuery: () => ({ code: 'COPPER-FINCH' }),
  SessionListPaginationQuery: () => ({ id: btoa('User:4') }),
  SettingsScreenQuery: () => ({}),
  SignUpScreenQuery: () => ({ isInvited: false, scope: 'LOCATION', token: '' }),
  acceptInvitationMutation: async () => ({
    input: { scope: 'LOCATION', token: await inviteToSaltbox(stack, { email: 'member@brigade.example' }) },
  }),
  acceptTermsMutation: async () => {
    const nothing = { terms_version_accepted: null };
    await stack.upstream.database.updateTable('users').set(nothing).where('id', '=', 4).execute();
    return { input: { version: '2026-01' } };
  },
  addLocationAddressMutation: () => ({
    input: {
      locationId: location,
      streetAddress: '1 Water Street',
      city: 'New York',
      stateCode: 'NY',
      postalCode: '10004',
    },
  }),
  addLocationMutation: () => ({
    input: {
      name: 'Finch on Wells',
      streetAddress: '1120 North Wells Street',
      city: 'Chicago',
      stateCode: 'IL',
      postalCode: '60610',
    },
  }),
  approveLocationInSandboxMutation: () => ({ input: { locationId: pendingLocation } }),
  moveSandboxClockMutation: () => ({ input: { advanceMinutes: 1 } }),
  setSandboxScriptMutation: () => ({ input: { seed: 7 } }),
  approveLocationMutation: () => ({ input: { locationId: pendingLocation } }),
  bookLocationAddOnMutation: () => ({
    input: { locationId: location, type: 'HIRE', startDate: '2026-03-02' },
  }),
  changeAddressMutation: async () => ({
    input: { email: 'theo@brigade.example', code: await codeFor('theo@brigade.example') },
  }),
  changeManagerRoleMutation: async () => ({
    input: { locationManagerId: await aManager('onsite'), role: 'TEAM_MEMBER' },
  }),
  confirmApplicantsMutation: async () => {
    await select();
    return onApplications();
  },
  confirmSandboxSetupMutation: async () => ({
    input: {
      clientSecret: await beginSetup(stack, { ownerId: location, as: 'manager' }),
      testCard: 'SUCCESS',
      holderName: 'Elena Marchetti',
    },
  }),
  addToEventMutation: () => ({ input: { eventId: event, gigIds: [gig.id] } }),
  createEventMutation: () => ({ input: { locationId: location, name: 'Spring Gala', gigIds: [gig.id] } }),
  deleteEventMutation: () => ({ input: { eventId: event } }),
  removeFromEventMutation: () => ({ input: { eventId: event, gigIds: [gig.id] } }),
  updateEventMutation: () => ({ input: { eventId: event, name: 'Spring Gala' } }),
  updateEventShiftMutation: async () => ({
    input: { shiftId: await anEventShift(), contactName: 'Ana Ruiz' },
  }),
  deleteLocationAddressMutation: () => ({
    input: { addressId: btoa('LocationAddress:1-7') },
    connections: [],
  }),
  denyLocationMutation: () => ({ input: { locationId: pendingLocation, reason: 'A private home.' } }),
  dismissApplicantsMutation: () => onApplications({ reason: 'STAFFER_DISMISSAL' }),
  endSessionMutation: async () => ({ input: { sessionId: await anotherSession() }, connections: [] }),
  findOnMapQuery: () => ({ stateCode: 'NY', postalCode: '10012' }),
  findTimeZoneQuery: () => ({ longitude: -74, latitude: 40.7 }),
  inviteToLocationMutation: () => ({
    input: { locationId: location, role: 'TEAM_MEMBER', email: 'pat@elsewhere.example' },
  }),
  inviteToOrganizationMutation: () => ({
    input: { organizationId: btoa('Organization:1'), email: 'pat@elsewhere.example' },
  }),
  // The imported account of the demo, which needs no code.
  linkAccountMutation: async () => ({ input: { accountId: await accountOfMember(stack, 16) } }),
  moveLocationMutation: () => ({
    input: { locationId: location, organizationId: btoa('Organization:2') },
  }),
  openCustomerPortalMutation: () => ({ input: { ownerId: location, returnPath: '/locations/1/billing' } }),
  payByLocationMutation: () => ({ input: { locationId: location } }),
  payByOrganizationMutation: () => ({ input: { locationId: location } }),
  removeLocationManagerMutation: async () => ({
    input: { locationManagerId: await aManager('member') },
    connections: [],
  }),
  removeOrganizationManagerMutation: async () => ({
    input: { organizationManagerId: await anOrganizationManager() },
    connections: [],
  }),
  requestNewInvitationMutation: async () => ({
    input: { scope: 'LOCATION', token: (await anInvitation('EXPIRED')).token },
  }),
  resendInvitationMutation: async () => ({ input: { invitationId: (await anInvitation()).id } }),
  resubmitLocationMutation: async () => {
    await denyLocation();
    return { input: { locationId: pendingLocation } };
  },
  savePaymentMethodMutation: async () => ({
    input: {
      ownerId: location,
      paymentMethodId: await setUpTestCard(stack, { ownerId: location, as: 'manager' }),
    },
  }),
  reviewDismissMutation: () => onApplications({ reason: 'STAFFER_DISMISSAL' }),
  reviewReinstateMutation: async () => {
    await dismiss();
    return onApplications();
  },
  reviewSelectMutation: () => onApplications(),
  reviewUnselectMutation: async () => {
    await select();
    return onApplications();
  },
  selectApplicantsMutation: () => onApplications(),
  selectNextBestMutation: () => ({ input: { applicationIds: applicationIds().slice(0, 1) } }),
  boostGigMutation: () => ({ input: { gigId: gig.id, bonusCents: 90_000 } }),
  sendAccountLinkCodeMutation: async () => ({ input: { accountId: await accountOfMember(stack, 5) } }),
  setBlockAddMutation: () => ({
    input: { proId: gig.applicants[0]?.pro.id, locationIds: [location], reason: 'CANCELLED_CALLED_OUT' },
  }),
  setBlockRemoveMutation: async () => {
    await block();
    return { input: { proId: gig.applicants[0]?.pro.id, locationId: location } };
  },
  addProNoteMutation: async () => ({
    input: { proId: (await aPro()).id, locationId: location, text: 'Punctual', isShared: false },
    locationId: 1,
  }),
  deleteProNoteMutation: async () => {
    const { id: proId } = await aPro();
    const { data } = await stack.run(
      'mutation ($input: AddProNoteInput!) { addProNote(input: $input) { pro { notesAt(locationDatabaseId: 1) { edges { node { databaseId } } } } } }',
      { as: 'member', variables: { input: { proId, locationId: location, text: 'Punctual' } } },
    );
    const [{ node }] = data.addProNote.pro.notesAt.edges;
    return { input: { proId, locationId: location, noteDatabaseId: node.databaseId }, locationId: 1 };
  },
  favoriteEverywhereAddMutation: async () => ({
    input: { proId: (await aPro()).id, locationIds: [location, btoa('Location:2')] },
  }),
  favoriteEverywhereRemoveMutation: async () => ({
    input: { proId: (await aPro()).id, locationId: location },
  }),
  setFavoriteAddMutation: () => ({ input: { proId: gig.applicants[0]?.pro.id, locationId: location } }),
  setFavoriteRemoveMutation: async () => ({ input: { proId: (await aPro()).id, locationId: location } }),
  signInRequestsCodeMutation: () => ({ input: { email: 'owner@brigade.example' } }),
  signInRequestsMutation: async () => ({
    input: { email: 'owner@brigade.example', code: await codeFor('owner@brigade.example') },
  }),
  signInRequestsOutboxQuery: () => ({}),
  signInWithMagicLinkMutation: async () => ({
    input: { token: await magicLinkToken(stack, 'owner@brigade.example') },
  }),
  signInWithSsoMutation: async () => ({
    input: { token: await ssoToken(stack, 'owner@brigade.example') },
  }),
  signOutEverywhereMutation: () => ({ input: { everywhere: true } }),
  endSessionOnServerMutation: () => ({ input: {} }),
  signUpMutation: async () => ({ input: await memberToSignUp(stack) }),
  startPaymentSetupMutation: () => ({ input: { ownerId: location } }),
  unselectApplicantsMutation: async () => {
    await select();
    return onApplications();
  },
  updateLocationAddOnMutation: () => ({
    input: { addOnId: btoa('LocationAddOn:1-2'), endDate: '2026-03-31' },
  }),
  updateLocationAddressMutation: () => ({
    input: { addressId: btoa('LocationAddress:1-7'), name: 'Wine room' },
  }),
  updateLocationMutation: () => ({ input: { locationId: location, overfillPositions: 2 } }),
  updateNotificationSettingsMutation: () => ({
    input: { choices: [{ event: 'MESSAGE', push: false }] },
  }),
  updateOrganizationMutation: () => ({
    input: { organizationId: btoa('Organization:1'), name: 'Copper Finch' },
  }),
  updateProfileMutation: () => ({ input: { firstName: 'Theodor' } }),
  verifyBankAccountMutation: () => ({ input: { ownerId: btoa('Location:5'), isVerified: true } }),
  withdrawInvitationMutation: async () => ({
    input: { invitationId: (await anInvitation()).id },
    connections: [],
  }),
};

/** What people run before they are signed in. */
const isPublic = new Set([
  'ReferralScreenQuery',
  'signInWithMagicLinkMutation',
  'signInWithSsoMutation',
  'InvitationScreenQuery',
  'requestNewInvitationMutation',
  'signInRequestsCodeMutation',
  'signInRequestsMutation',
  'NetworkInviteScreenQuery',
  'SandboxPanelQuery',
  'InterviewScreenQuery',
  'OrientationScreenQuery',
  'acceptInterviewMutation',
  'declineInterviewMutation',
  'markItemReadMutation',
]);

/** Who runs what the member may not. */
const runBy: Readonly<Record<string, Person>> = {
  MoveLocationScreenQuery: 'admin',
  addLocationAddressMutation: 'manager',
  bookLocationAddOnMutation: 'manager',
  deleteLocationAddressMutation: 'manager',
  moveLocationMutation: 'admin',
  updateLocationAddOnMutation: 'manager',
  updateLocationAddressMutation: 'manager',
  AddLocationScreenQuery: 'owner',
  addLocationMutation: 'owner',
  approveLocationInSandboxMutation: 'owner',
  approveLocationMutation: 'admin',
  denyLocationMutation: 'admin',
  resubmitLocationMutation: 'owner',
  updateLocationMutation: 'manager',
  LocationInvitationsPaginationQuery: 'manager',
  LocationTeamScreenQuery: 'manager',
  OrganizationInvitationsPaginationQuery: 'owner',
  OrganizationTeamsScreenQuery: 'owner',
  changeManagerRoleMutation: 'manager',
  inviteToLocationMutation: 'manager',
  inviteToOrganizationMutation: 'owner',
  removeOrganizationManagerMutation: 'owner',
  resendInvitationMutation: 'manager',
  updateOrganizationMutation: 'owner',
  withdrawInvitationMutation: 'manager',
  LocationBillingScreenQuery: 'manager',
  OrganizationBillingScreenQuery: 'owner',
  confirmSandboxSetupMutation: 'manager',
  openCustomerPortalMutation: 'manager',
  payByLocationMutation: 'manager',
  payByOrganizationMutation: 'manager',
  savePaymentMethodMutation: 'manager',
  startPaymentSetupMutation: 'manager',
  verifyBankAccountMutation: 'admin',
};

function run(name: string, variables: Record<string, unknown>, options: RunOptions = {}) {
  const id = idsByName.get(name) ?? '';
  return stack.runPersisted(id, { as: runBy[name] ?? 'member', locationId: 1, variables, ...options });
}

describe('the upstream plan of', () => {
  test.each(names)('%s', async (name) => {
    const variables = variablesOf[name];
    if (variables === undefined) {
      throw new Error(
        `Give ${name} its variables in upstreamPlans.test.ts, so that its cost is seen in review`,
      );
    }
    const { data, errors, plan } = await run(name, await variables());

    expect(errors).toBeUndefined();
    expect(JSON.stringify(data)).not.toMatch(/"errors":\[\{/);
    expect(plan).toMatchSnapshot();
  });

  test.each(names.filter((name) => !isPublic.has(name)))(
    '%s asks nothing for somebody signed out',
    async (name) => {
      const variables = (await variablesOf[name]?.()) ?? {};
      const { calls } = await stack.runPersisted(idsByName.get(name) ?? '', { variables });

      expect(calls).toEqual([]);
    },
  );

  test('no operation that is gone is kept', () => {
    const gone = Object.keys(variablesOf).filter((name) => !idsByName.has(name));
    expect(gone).toEqual([]);
  });
});

describe('the applicants of a gig with their pros', () => {
  const screen = { stage: 'OPEN', orderBy: 'BEST_MATCH' };

  test.each(['admin', 'owner', 'manager', 'member', 'onsite'] as const)(
    // The gig and who asks, its applicants, and what would help to fill it.
    'cost the %s at most 4 calls in 2 waves',
    async (as) => {
      const { data, calls } = await run(
        'ApplicantsScreenQuery',
        { ...screen, gigId: gig.databaseId },
        { as },
      );

      expect(data.gig.applications.edges).toHaveLength(25);
      expect(calls.length).toBeLessThanOrEqual(4);
      expect(Math.max(...calls.map(({ wave }) => wave))).toBeLessThanOrEqual(2);
    },
  );

  test.each(['BEST_MATCH', 'NEWEST', 'OLDEST'])(
    'cost no more on any page, ordered by %s',
    async (orderBy) => {
      let cursor: string | null = null;
      let pages = 0;
      do {
        const { data, calls } = await run('ApplicantListPaginationQuery', {
          ...screen,
          orderBy,
          id: gig.id,
          cursor,
        });
        const { pageInfo } = data.node.applications;
        expect(calls.length).toBeLessThanOrEqual(3);
        expect(Math.max(...calls.map(({ wave }) => wave))).toBeLessThanOrEqual(2);
        expect(calls.filter(({ endpoint }) => endpoint === 'listApplicationsOfGig')).toHaveLength(1);
        cursor = pageInfo.hasNextPage ? pageInfo.endCursor : null;
        pages += 1;
      } while (cursor !== null);

      expect(pages).toBeGreaterThan(2);
    },
  );
});
