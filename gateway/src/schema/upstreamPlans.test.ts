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
const idsByName = new Map(
  Object.entries(documents).map(([id, text]) => [/^(?:query|mutation) (\w+)/.exec(text)?.[1] ?? text, id]),
);
const names = [...idsByName.keys()].toSorted((one, other) => one.localeCompare(other));

let gig: BusyGig;

beforeEach(async () => {
  await stack.reset();
  gig = await busiestGig(stack);
});

const location = btoa('Location:1');
const pendingLocation = btoa('Location:4');

function applicationIds(): string[] {
  return gig.applicants.slice(0, 2).map(({ id }) => id);
}

async function select(): Promise<void> {
  await stack.run(
    'mutation ($ids: [ID!]!) { selectApplicants(input: { applicationIds: $ids }) { errors { code } } }',
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

function onApplications(further: Record<string, unknown> = {}): Record<string, unknown> {
  return { input: { applicationIds: applicationIds(), ...further } };
}

/** One entry for each operation of the web app: the demo's member runs it at the first location. */
const variablesOf: Record<string, Variables> = {
  AccountLinkingScreenQuery: () => ({}),
  AddLocationScreenQuery: () => ({}),
  AppShellQuery: () => ({}),
  ApplicantListPaginationQuery: () => ({ id: gig.id, stage: 'OPEN', orderBy: 'BEST_MATCH' }),
  ApplicantsScreenQuery: () => ({ gigId: gig.databaseId, stage: 'OPEN', orderBy: 'BEST_MATCH' }),
  createImageUploadMutation: () => ({}),
  InterviewScreenQuery: () => ({ code: 'C0PPERF1NCH7' }),
  OrientationScreenQuery: () => ({ code: '0R1ENTAT10N5' }),
  acceptInterviewMutation: () => ({ input: { code: 'C0PPERF1NCH7' } }),
  declineInterviewMutation: () => ({ input: { code: 'C0PPERF1NCH7' } }),
  markItemReadMutation: () => ({ input: { code: '0R1ENTAT10N5', itemDatabaseId: 1 } }),
  GigListPaginationQuery: () => ({ id: location, filter: {}, orderBy: 'STARTING_SOONEST' }),
  GigListScreenQuery: () => ({ locationId: 1, filter: {}, orderBy: 'STARTING_SOONEST' }),
  GigScreenQuery: () => ({ gigId: gig.databaseId }),
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
  ProProfileQuery: async () => ({ uuid: (await aPro()).uuid, locationId: 1 }),
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
  selectApplicantsMutation: () => onApplications(),
  sendAccountLinkCodeMutation: async () => ({ input: { accountId: await accountOfMember(stack, 5) } }),
  setBlockAddMutation: () => ({
    input: { proId: gig.applicants[0]?.pro.id, locationIds: [location], reason: 'CANCELLED_CALLED_OUT' },
  }),
  setBlockRemoveMutation: async () => {
    await block();
    return { input: { proId: gig.applicants[0]?.pro.id, locationId: location } };
  },
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
  signOutMutation: () => ({ input: {} }),
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
    'cost the %s at most 3 calls in 2 waves',
    async (as) => {
      const { data, calls } = await run(
        'ApplicantsScreenQuery',
        { ...screen, gigId: gig.databaseId },
        { as },
      );

      expect(data.gig.applications.edges).toHaveLength(25);
      expect(calls.length).toBeLessThanOrEqual(3);
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
