import { afterAll, describe, expect, test } from 'vitest';
import { specifiedDialects } from '../testing/specified/specifiedDialects.ts';
import { startSpecifiedGateway } from '../testing/specified/startSpecifiedGateway.ts';

const server = await startSpecifiedGateway();
afterAll(() => server.close());

const idOf = (type: string, id: string | number) => Buffer.from(`${type}:${id}`).toString('base64');
const location = idOf('Location', 1);
const gig = idOf('Gig', 5);
const pro = idOf('Pro', '00000000-0000-4000-8000-000000000001');
const event = idOf('Event', 1);
const shift = idOf('EventShift', 1);
const address = idOf('LocationAddress', '1-77');
const application = idOf('GigApplication', 1);
const times = { startTime: '18:00', endTime: '02:00' };
const line = { ...times, skillId: idOf('Skill', 1), date: '2099-03-02', places: 2, wageCents: 2500 };
/** A line that ends on the day after its start. */
const lineBody = {
  skill_id: 1,
  start_time: '2099-03-02T18:00:00',
  end_time: '2099-03-03T02:00:00',
  unpaid_break_minutes: 0,
  allowed_confirmed_pros: 2,
  wage_amount: 25,
};

/** A mutation with its input, and the one write that follows from it. */
const mutations: readonly [name: string, input: object, call: string, body?: object][] = [
  [
    'offerGig',
    { gigId: gig, proIds: [pro], bonusCents: 500, message: 'Come' },
    'POST /staffer/direct-offers/',
    {
      application_type: 'DIRECT_OFFER',
      gig_id: 5,
      is_recurring: false,
      pro_ids: [1],
      group_ids: [],
      bonus: 5,
      message: 'Come',
    },
  ],
  [
    'assignPros',
    { gigId: gig, proIds: [pro] },
    'POST /staffer/direct-offers/',
    {
      application_type: 'ASSIGNMENT',
      gig_id: 5,
      is_recurring: false,
      pro_ids: [1],
      bonus: null,
      is_confirmed: true,
    },
  ],
  [
    'favoritePro',
    { locationId: location, proId: pro },
    'POST /favorite-pros/',
    { pro_id: 1, location_id: 1 },
  ],
  ['unfavoritePro', { locationId: location, proId: pro }, 'DELETE /favorite-pros/5/'],
  [
    'unfavoriteProEverywhere',
    { locationId: location, proId: pro },
    'DELETE /gigster-profiles/1/unfavorite-all/',
  ],
  [
    'blockPro',
    { locationIds: [location], proId: pro, reason: 'CANCELLED_CALLED_OUT', feedback: 'Late' },
    'POST /staffer/pro-block/',
    { gigster_id: 1, location_ids: [1], reason: 'CANCELLED_CALLED_OUT', feedback: 'Late' },
  ],
  ['updateLocation', { locationId: location, name: 'Grill' }, 'PATCH /locations/1/', { name: 'Grill' }],
  [
    'addLocationAddress',
    {
      locationId: location,
      name: 'Back door',
      streetAddress: '2 Side Street',
      city: 'Chicago',
      stateCode: 'IL',
      postalCode: '60601',
      timeZone: 'America/Chicago',
      coordinates: { latitude: 41.9, longitude: -87.6 },
    },
    'POST /locations/1/addresses/',
    {
      name: 'Back door',
      street_address: '2 Side Street',
      city: 'Chicago',
      state_code: 'IL',
      postal_code: '60601',
      timezone: 'America/Chicago',
      coordinates: { type: 'Point', coordinates: [-87.6, 41.9] },
    },
  ],
  [
    'updateLocationAddress',
    { addressId: address, city: 'Evanston' },
    'PATCH /locations/1/addresses/77/',
    { city: 'Evanston' },
  ],
  ['deleteLocationAddress', { addressId: address }, 'DELETE /locations/1/addresses/77/'],
  [
    'bookLocationAddOn',
    { locationId: location, type: 'CONCIERGE', startDate: '2099-03-02', notes: 'Soon' },
    'POST /locations/1/add-ons/',
    { type: 'CONCIERGE', start_date: '2099-03-02', end_date: null, notes: 'Soon' },
  ],
  [
    'updateOrganization',
    { organizationId: idOf('Organization', 1), name: 'Grills' },
    'PATCH /staffer/organizations/1/',
    { name: 'Grills' },
  ],
  [
    'createEvent',
    { organizationId: idOf('Organization', 1), name: 'Harvest supper' },
    'POST /events/',
    { organization_id: 1, name: 'Harvest supper', leads: [] },
  ],
  ['updateEvent', { eventId: event, name: 'Supper' }, 'PATCH /events/1/', { name: 'Supper' }],
  ['deleteEvent', { eventId: event }, 'DELETE /events/1/'],
  ['addToEvent', { eventId: event, shiftIds: [shift] }, 'POST /events/1/shifts/', { gig_shift_ids: [1] }],
  ['addToEvent', { eventId: event, gigIds: [gig] }, 'POST /events/1/gigs/', { gig_ids: [5] }],
  [
    'updateEventShift',
    { shiftId: shift, date: '2099-03-02', ...times, timeZone: 'America/Chicago' },
    'PATCH /staffer/gigs/gig-shifts/1/',
    { start_time: '2099-03-03T00:00:00Z', end_time: '2099-03-03T08:00:00Z', timezone: 'America/Chicago' },
  ],
  [
    'updateEventShift',
    { shiftId: shift, contactName: 'Ada', contactPhone: '(312) 555-0100' },
    'PATCH /staffer/gigs/gig-shifts/1/',
    { contact_name: 'Ada', contact_phone: '+13125550100' },
  ],
  [
    'createGigTemplate',
    {
      locationId: location,
      name: 'Saturday',
      skillId: idOf('Skill', 1),
      hourlyRateCents: 2500,
      positionDescription: 'Cook the line.',
    },
    'POST /staffer/gigs/templates/',
    {
      location_id: 1,
      name: 'Saturday',
      skill_id: 1,
      hourly_rate: 25,
      position_description: 'Cook the line.',
    },
  ],
  [
    'updateGigTemplate',
    { gigTemplateId: idOf('GigTemplate', 104), hourlyRateCents: 2650 },
    'PATCH /staffer/gigs/templates/104/',
    { hourly_rate: 26.5 },
  ],
  [
    'createShiftTemplate',
    { locationId: location, ...times, unpaidBreakMinutes: 30 },
    'POST /shifts/',
    { location_id: 1, start_time: '18:00', end_time: '02:00', unpaid_break_minutes: 30 },
  ],
  [
    'updateShiftTemplate',
    { shiftTemplateId: idOf('ShiftTemplate', '1-24'), ...times, unpaidBreakMinutes: 30 },
    'PUT /shifts/24/',
    { location_id: 1, start_time: '18:00', end_time: '02:00', unpaid_break_minutes: 30 },
  ],
  [
    'createManagerOnDuty',
    { locationId: location, fullName: 'Ada Bell', phoneNumber: '(312) 555-0100' },
    'POST /managers-on-duty/',
    { fullname: 'Ada Bell', phone_number: '+13125550100', location_id: 1 },
  ],
  ['deleteManagerOnDuty', { managerOnDutyId: idOf('ManagerOnDuty', '1-1') }, 'DELETE /managers-on-duty/1/'],
  [
    'updateGig',
    { gigId: gig, wageCents: 3000, contactPhone: '(312) 555-0100' },
    'PATCH /staffer/gigs/5/',
    { wage_amount: 30, contact_phone: '+13125550100' },
  ],
  [
    'cancelGigs',
    { gigIds: [gig], reason: 'OTHER', explanation: 'The storm closes the house.' },
    'POST /staffer/gigs/5/cancel/',
    { reason: 'OTHER', explanation: 'The storm closes the house.', scope: 'this' },
  ],
  ['closeApplications', { gigIds: [gig] }, 'POST /staffer/gigs/5/close-applications/'],
  ['reopenApplications', { gigIds: [gig] }, 'POST /staffer/gigs/5/reopen-applications/'],
  ['deleteGig', { gigId: gig }, 'DELETE /staffer/gigs/5/'],
  [
    'selectApplicants',
    { applicationIds: [application] },
    'POST /staffer/gig-applications/bulk/',
    { action: 'select', override_note: null, ids: [1] },
  ],
  [
    'dismissApplicants',
    { applicationIds: [application], reason: 'OTHER', explanation: 'Not this time.' },
    'POST /staffer/gig-applications/bulk/',
    { action: 'dismiss', reason: 'OTHER', explanation: 'Not this time.', ids: [1] },
  ],
  [
    'addLocation',
    {
      organizationId: idOf('Organization', 1),
      name: 'Grill',
      streetAddress: '2 Side Street',
      city: 'Chicago',
      stateCode: 'IL',
      postalCode: '60601',
      phoneNumber: '(312) 555-0100',
    },
    'POST /locations/',
    {
      organization_id: 1,
      name: 'Grill',
      street_address: '2 Side Street',
      city: 'Chicago',
      state_code: 'IL',
      zip_code: '60601',
      phone_number: '+13125550100',
    },
  ],
  [
    'savePaymentMethod',
    { ownerId: location, paymentMethodId: 'pm_2' },
    'PUT /locations/1/payment-method/',
    { payment_method_id: 'pm_2' },
  ],
  [
    'savePaymentMethod',
    { ownerId: idOf('Organization', 1), paymentMethodId: 'pm_2' },
    'PUT /staffer/organizations/1/payment-method/',
    { payment_method_id: 'pm_2' },
  ],
  [
    'switchToOrganizationBilling',
    { locationId: location },
    'PATCH /locations/1/',
    { billing_source: 'ORGANIZATION' },
  ],
  [
    'updateLocationAddOn',
    { addOnId: idOf('LocationAddOn', '1-5'), notes: 'Later' },
    'PATCH /locations/1/add-ons/5/',
    { notes: 'Later' },
  ],
  [
    'inviteToLocation',
    { locationId: location, email: 'bo@zephyr.example', role: 'ADMIN', phoneNumber: '(312) 555-0100' },
    'POST /invitations/',
    {
      location_id: 1,
      email: 'bo@zephyr.example',
      role: 'ADMIN',
      phone_number: '+13125550100',
      manager_name: null,
    },
  ],
  ['resendInvitation', { invitationId: idOf('LocationInvitation', 5) }, 'POST /invitations/5/resend/'],
  [
    'resendInvitation',
    { invitationId: idOf('OrganizationInvitation', '1-5') },
    'POST /staffer/organizations/1/invitations/5/resend/',
  ],
  ['withdrawInvitation', { invitationId: idOf('LocationInvitation', 5) }, 'DELETE /invitations/5/'],
  [
    'acceptInvitation',
    { scope: 'LOCATION', token: 'a-1', phoneNumber: '(312) 555-0100' },
    'POST /invitations/accept/a-1/',
    { phone_number: '+13125550100', is_confirmed: false },
  ],
  [
    'inviteToOrganization',
    { organizationId: idOf('Organization', 1), email: 'bo@zephyr.example' },
    'POST /staffer/organizations/1/invitations/',
    { email: 'bo@zephyr.example', role: 'ADMIN', phone_number: null, manager_name: null },
  ],
  [
    'withdrawInvitation',
    { invitationId: idOf('OrganizationInvitation', '1-5') },
    'DELETE /staffer/organizations/1/invitations/5/',
  ],
  [
    'acceptInvitation',
    { scope: 'ORGANIZATION', token: 'a-1' },
    'POST /staffer/organizations/invitations/a-1/acceptance/',
    { phone_number: null, is_confirmed: false },
  ],
  [
    'changeManagerRole',
    { locationManagerId: idOf('LocationManager', 5), role: 'TEAM_MEMBER' },
    'PATCH /location-managers/5/',
    { role: 'TEAM_MEMBER' },
  ],
  [
    'removeLocationManager',
    { locationManagerId: idOf('LocationManager', 5) },
    'DELETE /location-managers/5/',
  ],
  [
    'removeOrganizationManager',
    { organizationManagerId: idOf('OrganizationManager', 5) },
    'DELETE /staffer/organization-managers/5',
  ],
  [
    'updateProfile',
    { firstName: 'Ada', smsOptIn: true },
    'PATCH /users/me/',
    { first_name: 'Ada', settings: { sms_opt_in: true } },
  ],
  [
    'addUserNote',
    { userId: idOf('User', 1), text: 'Calls back.' },
    'POST /users/1/notes/',
    { note: 'Calls back.' },
  ],
  [
    'createRequirement',
    { locationId: location, name: 'Apron', category: 'ATTIRE', skillId: idOf('Skill', 1) },
    'POST /requirement-for-works/',
    { location_id: 1, skill_id: 1, name: 'Apron', category: 'ATTIRE' },
  ],
  [
    'sendAdHocPayment',
    { applicationId: application, amountCents: 2000, reason: 'PRO_BONUS', description: 'Thanks' },
    'POST /adhoc-payments/business/',
    { application_id: 1, pro_amount: 20, reason: 'PRO_BONUS', description: 'Thanks' },
  ],
  [
    'sendAdHocPayment',
    { applicationId: application, amountCents: 2000, reason: 'TOS', chargesBusiness: false },
    'POST /adhoc-payments/',
    { application_id: 1, amount: 20, reason: 'TOS', description: null, charge_business: false },
  ],
  [
    'payProBeforeBusiness',
    { applicationId: application },
    'POST /admin/pro-payments/',
    { application_id: 1 },
  ],
  [
    'postGigs',
    { locationId: location, lines: [line], contactPhone: '(312) 555-0100' },
    'POST /staffer/gigs/',
    { ...lineBody, location_id: 1, timezone: 'America/Chicago', contact_phone: '+13125550100' },
  ],
  [
    'postGigs',
    {
      locationId: location,
      lines: [line],
      recurrence: { frequency: 'WEEKLY', weekdays: ['MONDAY'], until: '2099-03-20' },
    },
    'POST /staffer/gigs/',
    {
      ...lineBody,
      location_id: 1,
      timezone: 'America/Chicago',
      recurrence: {
        freq: 'WEEKLY',
        interval: 1,
        byweekdays: [{ weekday: 0, occurrence: null }],
        until: '2099-03-20',
      },
    },
  ],
  [
    'unselectApplicants',
    { applicationIds: [application] },
    'POST /staffer/gig-applications/bulk/',
    { action: 'unselect', ids: [1] },
  ],
  [
    'confirmApplicants',
    { applicationIds: [application] },
    'POST /staffer/gig-applications/bulk/',
    { action: 'confirm', override_note: null, ids: [1] },
  ],
];

describe.each(specifiedDialects)('a server that %s', (_, dialect) => {
  test.each(mutations)('a server takes what %s sends for %j by %s', async (name, input, call, body) => {
    server.speak(dialect);
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    const query = `mutation ($input: ${type}!) { ${name}(input: $input) { errors { code message path } } }`;
    const { data, errors } = await server.post({ query, variables: { input } });

    expect(errors).toBeUndefined();
    expect(data).toEqual({ [name]: { errors: [] } });
    expect(server.writes()).toEqual([{ call, body: body ?? null }]);
  });
});

test('the times of a shift without their time zone are refused by its name, as no list of calls has it', async () => {
  server.speak({});
  const query = `mutation ($input: UpdateEventShiftInput!) { updateEventShift(input: $input) { errors { code path } } }`;
  const input = { shiftId: shift, date: '2099-03-02', ...times };
  const { data } = await server.post({ query, variables: { input } });

  expect(data).toEqual({ updateEventShift: { errors: [{ code: 'INVALID', path: ['timeZone'] }] } });
  expect(server.writes()).toEqual([]);
});

test('a block that no call lists is said not to be found, at its pro', async () => {
  server.speak({});
  const query = `mutation ($input: UnblockProInput!) { unblockPro(input: $input) { errors { code path message } } }`;
  const { data } = await server.post({ query, variables: { input: { locationId: location, proId: pro } } });

  expect(data).toMatchObject({ unblockPro: { errors: [{ code: 'NOT_FOUND', path: ['proId'] }] } });
  expect(server.writes()).toEqual([]);
});

describe('a write that is answered without a body', () => {
  test.each([
    ['a location', 'LocationInvitation', 5],
    ['an organization', 'OrganizationInvitation', '1-5'],
  ] as const)(
    'an invitation to %s is resent by a write without a body, and is read again',
    async (_team, type, key) => {
      server.speak({});
      const invitationId = idOf(type, key);
      const query = `mutation ($input: ResendInvitationInput!) { resendInvitation(input: $input) { errors { code } invitation { id email } } }`;
      const { data, errors } = await server.post({ query, variables: { input: { invitationId } } });

      expect(errors).toBeUndefined();
      const invitation = { id: invitationId, email: 'bo@zephyr.example' };
      expect(data).toEqual({ resendInvitation: { errors: [], invitation } });
    },
  );

  test.each([true, false])(
    'a pro is paid by a write without a body, of which nothing more is known; the business pays: %s',
    async (chargesBusiness) => {
      server.speak({});
      const input = { applicationId: application, amountCents: 2000, reason: 'PRO_BONUS', chargesBusiness };
      const query = `mutation ($input: SendAdHocPaymentInput!) { sendAdHocPayment(input: $input) { errors { code } charge { amountCents } payment { id } } }`;
      const { data, errors } = await server.post({ query, variables: { input } });

      expect(errors).toBeUndefined();
      expect(data).toEqual({ sendAdHocPayment: { errors: [], charge: null, payment: null } });
    },
  );
});
