import { expect, test } from 'vitest';
import { schema } from '../schema/schema.ts';
import { busiestGig } from '../testing/busiestGig.ts';
import { grillIds } from '../testing/grillIds.ts';
import { startTestStack } from '../testing/startTestStack.ts';

const stack = await startTestStack();

/** The columns of the table. `rival` administers another organization. The order is from the least to the most. */
const callers = {
  rival: 'owner@halyard.example',
  onsite: 'onsite@brigade.example',
  member: 'member@brigade.example',
  manager: 'manager@brigade.example',
  owner: 'owner@brigade.example',
  admin: 'admin@brigade.example',
} as const;

/** `may`: whatever else is said against it, it is not the role. */
type Outcome = 'may' | 'FORBIDDEN' | 'NOT_FOUND';
type Outcomes = Record<keyof typeof callers, Outcome>;

const [no, hidden] = ['FORBIDDEN', 'NOT_FOUND'] as const;
const may = {
  rival: hidden,
  onsite: 'may',
  member: 'may',
  manager: 'may',
  owner: 'may',
  admin: 'may',
} as const;

/** Who may at Copper Finch Grill, and in its organization. */
const anyRole: Outcomes = may;
const teamMember: Outcomes = { ...may, onsite: no };
const locationAdmin: Outcomes = { ...may, onsite: no, member: no };
const organizationAdmin: Outcomes = { ...may, onsite: no, member: no, manager: no };
const platformAdmin: Outcomes = { ...may, onsite: no, member: no, manager: no, owner: no };
const locationId = btoa('Location:1');
const organizationId = btoa('Organization:1');
const address = { streetAddress: '9 Side St', city: 'New York', stateCode: 'NY', postalCode: '10013' };
const gigTemplateId = btoa('GigTemplate:1');
const shiftTemplateId = btoa('ShiftTemplate:1-1');
const managerOnDutyId = btoa('ManagerOnDuty:1-1');
const guest = { email: 'guest@brigade.example' };

interface Row {
  input: object;
  outcomes: Outcomes;
  /** Once it is done there is nothing left to do it with. */
  isOnce?: true;
}

const { addressId, addOnId, invitationId, locationManagerId, proId, organizationManagerId } =
  await grillIds(stack);
const { gigId, eventId, eventShiftId, gigOfEventId } = await grillIds(stack);
const [applicant] = (await busiestGig(stack)).applicants;

const proGroupId = btoa('ProGroup:1');
const networkInviteId = btoa('NetworkInvite:1-1');
const memberId: string = (
  await stack.run('{ proGroup(databaseId: 1) { members(first: 1) { edges { node { pro { id } } } } } }', {
    as: 'member',
  })
).data.proGroup.members.edges[0].node.pro.id;

const matrix: Record<string, Row> = {
  createProGroup: { input: { locationId, name: 'Brunch crew' }, outcomes: teamMember },
  updateProGroup: { input: { proGroupId, description: 'Sundays' }, outcomes: teamMember },
  addProsToGroup: { input: { proGroupId, proIds: [proId] }, outcomes: teamMember },
  removeProsFromGroup: { input: { proGroupId, proIds: [proId] }, outcomes: teamMember },
  deleteProGroup: { input: { proGroupId }, outcomes: teamMember, isOnce: true },
  addProsToNetwork: { input: { locationId, proIds: [proId] }, outcomes: teamMember },
  removeProFromNetwork: {
    input: { locationId, proId: memberId },
    outcomes: teamMember,
    isOnce: true,
  },
  inviteToNetwork: { input: { locationId, ...guest }, outcomes: teamMember },
  importNetworkInvites: { input: { locationId, rows: [guest] }, outcomes: teamMember },
  resendNetworkInvite: { input: { networkInviteId }, outcomes: teamMember },
  withdrawNetworkInvite: { input: { networkInviteId }, outcomes: teamMember, isOnce: true },
  addLocation: {
    input: { organizationId, name: 'Copper Finch Pier', ...address },
    outcomes: organizationAdmin,
  },
  postGigs: {
    input: {
      locationId,
      lines: [
        {
          skillId: btoa('Skill:1'),
          date: '2026-03-10',
          startTime: '17:00',
          endTime: '23:00',
          places: 1,
          wageCents: 2400,
        },
      ],
    },
    outcomes: teamMember,
  },
  updateGig: { input: { gigId, places: 9 }, outcomes: teamMember },
  deleteGig: { input: { gigId }, outcomes: teamMember, isOnce: true },
  assignPros: { input: { gigId, proIds: [proId], isConfirmed: false }, outcomes: teamMember },
  boostGig: { input: { gigId, bonusCents: 2500 }, outcomes: teamMember, isOnce: true },
  offerGig: { input: { gigId, proIds: [proId] }, outcomes: teamMember },
  replaceApplicant: { input: { applicationId: applicant?.id, reason: 'CALLED_OUT' }, outcomes: teamMember },
  copyGigs: { input: { locationId, weekOf: '2026-03-01', toWeekOf: '2026-03-15' }, outcomes: teamMember },
  importGigs: {
    input: {
      locationId,
      rows: [
        {
          line: {
            skillId: btoa('Skill:1'),
            date: '2026-03-10',
            startTime: '17:00',
            endTime: '23:00',
            places: 1,
            wageCents: 2400,
          },
        },
      ],
    },
    outcomes: teamMember,
  },
  addProNote: { input: { proId, locationId, text: 'Punctual' }, outcomes: teamMember },
  favoriteProAtLocations: { input: { proId, locationIds: [locationId] }, outcomes: anyRole },
  // Everybody does it at their own locations.
  unfavoriteProEverywhere: { input: { proId, locationId }, outcomes: { ...anyRole, rival: 'may' } },
  createEvent: { input: { locationId, name: 'Harvest Supper' }, outcomes: teamMember },
  updateEvent: { input: { eventId, name: 'Harvest Supper' }, outcomes: teamMember },
  addToEvent: { input: { eventId, gigIds: [gigId] }, outcomes: teamMember },
  removeFromEvent: { input: { eventId, gigIds: [gigOfEventId] }, outcomes: teamMember, isOnce: true },
  updateEventShift: { input: { shiftId: eventShiftId, contactName: 'Dana' }, outcomes: teamMember },
  deleteEvent: { input: { eventId }, outcomes: teamMember, isOnce: true },
  createCalendarFeed: { input: { locationId }, outcomes: teamMember },
  saveFilter: { input: { locationId, name: 'Nights', search: 'statuses=unfilled' }, outcomes: anyRole },
  updateLocation: { input: { locationId, name: 'Copper Finch' }, outcomes: locationAdmin },
  createGigTemplate: {
    input: {
      locationId,
      name: 'Brunch',
      skillId: btoa('Skill:1'),
      hourlyRateCents: 2400,
      positionDescription: 'Bake.',
    },
    outcomes: teamMember,
  },
  updateGigTemplate: { input: { gigTemplateId, name: 'Brunch' }, outcomes: teamMember },
  deleteGigTemplate: { input: { gigTemplateId }, outcomes: teamMember, isOnce: true },
  createShiftTemplate: {
    input: { locationId, startTime: '06:10', endTime: '11:50' },
    outcomes: teamMember,
  },
  updateShiftTemplate: {
    input: { shiftTemplateId, startTime: '06:10', endTime: '11:50' },
    outcomes: teamMember,
  },
  deleteShiftTemplate: { input: { shiftTemplateId }, outcomes: teamMember, isOnce: true },
  createManagerOnDuty: {
    input: { locationId, fullName: 'Jo Park', phoneNumber: '2125550177' },
    outcomes: teamMember,
  },
  updateManagerOnDuty: { input: { managerOnDutyId, fullName: 'Jo Park' }, outcomes: teamMember },
  deleteManagerOnDuty: { input: { managerOnDutyId }, outcomes: teamMember, isOnce: true },
  createRequirement: {
    input: { locationId, name: 'Own apron', category: 'ATTIRE' },
    outcomes: teamMember,
  },
  createAttachment: { input: { locationId, name: 'Menu.pdf' }, outcomes: teamMember },
  deleteAttachment: { input: { attachmentId: btoa('Attachment:1') }, outcomes: teamMember },
  approveLocation: { input: { locationId }, outcomes: platformAdmin },
  denyLocation: { input: { locationId, reason: 'No licence' }, outcomes: platformAdmin },
  resubmitLocation: { input: { locationId }, outcomes: locationAdmin },
  moveSandboxClock: { input: { locationId, advanceMinutes: 1 }, outcomes: anyRole },
  setSandboxScript: { input: { seed: 7 }, outcomes: { ...anyRole, rival: 'may' } },
  approveLocationInSandbox: { input: { locationId }, outcomes: locationAdmin },
  moveLocation: {
    input: { locationId, organizationId: btoa('Organization:2') },
    // The owner may at one end, and does not know of the other.
    outcomes: { ...organizationAdmin, owner: hidden },
    isOnce: true,
  },
  addLocationAddress: { input: { locationId, ...address }, outcomes: locationAdmin },
  updateLocationAddress: { input: { addressId, name: 'Pier' }, outcomes: locationAdmin },
  deleteLocationAddress: { input: { addressId }, outcomes: locationAdmin, isOnce: true },
  bookLocationAddOn: {
    input: { locationId, type: 'API_ACCESS', startDate: '2026-04-01' },
    outcomes: locationAdmin,
  },
  updateLocationAddOn: { input: { addOnId, notes: 'Ask for Dana' }, outcomes: locationAdmin },

  updateOrganization: { input: { organizationId, name: 'Copper Finch' }, outcomes: organizationAdmin },
  changeManagerRole: { input: { locationManagerId, role: 'TEAM_MEMBER' }, outcomes: locationAdmin },
  // Whoever is on a team may leave it, so the onsite manager may with this very role.
  removeLocationManager: {
    input: { locationManagerId },
    outcomes: { ...locationAdmin, onsite: 'may' },
    isOnce: true,
  },
  removeOrganizationManager: {
    input: { organizationManagerId },
    outcomes: organizationAdmin,
    isOnce: true,
  },
  inviteToLocation: { input: { locationId, role: 'ADMIN', ...guest }, outcomes: locationAdmin },
  inviteToOrganization: { input: { organizationId, ...guest }, outcomes: organizationAdmin },
  resendInvitation: { input: { invitationId }, outcomes: locationAdmin },
  withdrawInvitation: { input: { invitationId }, outcomes: locationAdmin, isOnce: true },

  startPaymentSetup: { input: { ownerId: locationId }, outcomes: locationAdmin },
  savePaymentMethod: { input: { ownerId: locationId, paymentMethodId: 'pm_none' }, outcomes: locationAdmin },
  useLocationBilling: { input: { locationId }, outcomes: locationAdmin },
  useOrganizationBilling: { input: { locationId }, outcomes: locationAdmin },
  openCustomerPortal: {
    input: { ownerId: organizationId, returnPath: '/organizations/1/billing' },
    outcomes: organizationAdmin,
  },
  verifySandboxBankAccount: { input: { ownerId: locationId, isVerified: true }, outcomes: locationAdmin },

  favoritePro: { input: { locationId, proId }, outcomes: anyRole },
  unfavoritePro: { input: { locationId, proId }, outcomes: anyRole },
  blockPro: {
    input: { proId, locationIds: [locationId], reason: 'CANCELLED_CALLED_OUT' },
    outcomes: teamMember,
  },
  unblockPro: { input: { locationId, proId }, outcomes: teamMember },
  addUserNote: {
    input: { userId: btoa('User:4'), text: 'Called on Monday.' },
    // About a person, so no organization knows more of it than another.
    outcomes: { ...platformAdmin, rival: no },
  },
};

/** About the caller's own account, or for whoever holds a code or a link. */
const ownOrByCode = [
  'acceptInterview',
  'acceptInvitation',
  'acceptNetworkInvite',
  'acceptTerms',
  'changeAddress',
  'confirmSandboxSetup',
  'createImageUpload',
  'declineInterview',
  'endSession',
  'linkAccount',
  'markOrientationItemRead',
  'requestNewInvitation',
  'requestSignInCode',
  'sendAccountLinkCode',
  'signIn',
  'signInWithMagicLink',
  'signInWithSso',
  'signOut',
  'signUp',
  'updateNotificationSettings',
  'updateProfile',
];

/** They answer item by item: applications/applicantMutations.test.ts, gigs/changing and gigs/cancelling. */
const itemByItem = [
  'cancelGigs',
  'closeApplications',
  'confirmApplicants',
  'dismissApplicants',
  'reinstateApplicants',
  'reopenApplications',
  'selectApplicants',
  'unselectApplicants',
  'updateGigs',
];

/** About what a caller has made: calendarFeeds, proNotes, savedFilters and directOffers have their tests beside them. */
const madeBefore = ['deleteProNote', 'deleteSavedFilter', 'revokeCalendarFeed', 'withdrawOffer'];

test('every mutation is held by the table, or stands beside it with a reason', () => {
  const all = Object.keys(schema.getMutationType()?.getFields() ?? {});

  expect([...Object.keys(matrix), ...ownOrByCode, ...itemByItem, ...madeBefore].toSorted()).toEqual(
    all.toSorted(),
  );
});

async function outcomeOf(mutation: string, input: object, email: string): Promise<Outcome> {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
  const { data, errors } = await stack.run(
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { errors { code } } }`,
    { token: await stack.upstream.tokenOf(email), variables: { input } },
  );
  const faults = (errors ?? []).map(({ extensions }) => extensions?.['code']);
  expect(faults.filter((code) => code !== no)).toEqual([]);
  const refusals: { code: string }[] = data?.[mutation]?.errors ?? [];
  const codes = [...refusals.map(({ code }) => code), ...faults];
  return [no, hidden].find((code) => codes.includes(code)) ?? 'may';
}

test.each(Object.entries(matrix))('%s', async (mutation, { input, outcomes, isOnce }) => {
  await stack.reset();
  const actual: Record<string, Outcome> = {};
  for (const [caller, email] of Object.entries(callers)) {
    const outcome = await outcomeOf(mutation, input, email);
    if (isOnce && outcome === 'may') await stack.reset();
    actual[caller] = outcome;
  }

  expect(actual).toEqual(outcomes);
});
