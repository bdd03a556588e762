/** Rows of the entities that the specification describes, made from their number. */

const user = { id: 1, email: 'ada@zephyr.example', first_name: 'Ada', last_name: 'Bell', phone_number: null };

export function instant(hour: number): string {
  return new Date(Date.UTC(2026, 2, 2, 12) + hour * 3_600_000).toISOString();
}

export function shiftTimes(id: number) {
  return { start_time: instant(id), end_time: instant(id + 6) };
}

export const address = { street_address: '1 Main Street', city: 'Chicago', state_code: 'IL' };

export function skill(id: number) {
  return { id, name: `Position ${id}`, description: 'Works.', competencies: [{ name: 'Speed' }] };
}

export function location(id: number) {
  return {
    ...address,
    id,
    name: `Location ${id}`,
    market_id: 1,
    market_name: 'Chicago',
    organization_id: 1,
    image_public_id: 'locations/placeholder',
    zip_code: '60601',
    phone_number: '+13125550100',
    url: '',
    approval_status: 'APPROVED',
    billing_source: 'ORGANIZATION',
    invoicing_enabled: false,
    invoice_frequency: '',
    invoice_style: '',
    invoice_work_week_end_date: '',
    concierge_enabled: false,
    is_checkin_required: true,
    immediate_auto_select_enabled: false,
    overfill_positions: 0,
    require_certifications: false,
    private_direct_offer_expiration: 'HOURS_24',
    private_direct_offer_expiration_enabled: true,
    background_checks_enabled: false,
    background_checks_fee_percentage: 0,
    in_network_payments_enabled: false,
    in_network_payments_fee_percentage: 0,
    zephyr_fee_percentage: 40,
    tipping_enabled: false,
    tipping_fee_percentage: 0,
    supported_employment_types: ['F1099'],
    w2_fee_percentage: 0,
  };
}

export function locationDetail(id: number) {
  return {
    ...location(id),
    team_managers_count: 3,
    timezone: 'America/Chicago',
    stripe_payment_method_id: null,
    organization_name: 'Zephyr Foods',
    coordinates: { type: 'Point', coordinates: [-87.6, 41.9] },
  };
}

export function locationAddress(id: number) {
  const type = id === 77 ? 'PRIMARY' : 'SECONDARY';
  const street_address = `${String.fromCharCode(65 + (id % 26))} Street`;
  return { ...address, street_address, id, type, postal_code: '60601', timezone: 'America/Chicago' };
}

export function organization(id: number) {
  return { id, name: `Organization ${id}`, image_public_id: null };
}

const requirement = { name: 'Name 1', category: 'ATTIRE', skill: 1 };

function attachment(id: number) {
  return {
    id,
    name: 'Map.pdf',
    provider: 'bucket',
    provider_identifier: `map-${id}`,
    created_ts: instant(-100),
    status: 'available',
    resource_url: 'https://zephyr.example/map.pdf',
  };
}

export function gig(id: number) {
  return {
    ...shiftTimes(id),
    id,
    status: 'POSTED',
    allowed_confirmed_pros: 2,
    skill_id: 1,
    skill: skill(1),
    location_id: 1,
    location_address_id: null,
    address_line_1: '1 Main Street',
    city: 'Chicago',
    zip_code: '60601',
    state_code: 'IL',
    use_location_address: true,
    contact_name: 'Ada',
    contact_phone: '+13125550100',
    description: 'Cook.',
    no_experience_required: true,
    special_inst: '',
    wage_amount: 25,
    type: 'MARKETPLACE',
    auto_select_enabled: false,
    attachments: [attachment(id)],
    unpaid_break_minutes: 0,
    onsite_manager_id: null,
    created_ts: instant(-100),
    requirements: [requirement],
    background_check_required: false,
    background_checks_fee_percentage: 0,
    chat_token: null,
    bundle_id: null,
    number_of_gigs_in_bundle: 1,
    is_recurring: true,
    boosted_gig_bonus: 3,
    event: event(1),
    require_certifications: false,
    headshots: [],
    checkin_code: '1234',
    settings: {},
    stats: {
      total_applications: 3,
      selected_applications: 1,
      confirmed_applications: 1,
      confirmed_auto_matched_applications: 0,
      cancelled_applications: 0,
      total_payments: 0,
      failed_payments: 0,
      error_payments: 0,
      submitted_payments: 0,
      paid_pros: 0,
    },
  };
}

export function event(id: number) {
  return { id, name: `Event ${id}`, organization_id: 1 };
}

export function eventShift(id: number) {
  const member = {
    id,
    skill_name: 'Position 1',
    status: 'POSTED',
    type: 'MARKETPLACE',
    wage_amount: 25,
    allowed_confirmed_pros: 2,
    current_confirmed_pros_count: 1,
    address: '1 Main Street',
  };
  const contact = { contact_name: 'Ada', contact_phone: null };
  return { ...shiftTimes(id), ...contact, id, location_id: 1, location: null, gigs: [member] };
}

export function invitation(id: number) {
  return {
    id,
    status: 'SUBMITTED',
    expiration_date: '2099-03-02T12:00:00Z',
    link: 'https://zephyr.example/invitation',
    email: 'bo@zephyr.example',
    role: 'ADMIN',
    phone_number: null,
    manager_name: null,
  };
}

export function locationInvitation(id: number) {
  return { ...invitation(id), location_id: 1 };
}

export function organizationInvitation(id: number) {
  return { ...invitation(id), organization_id: 1 };
}

export function locationManager(id: number) {
  return { id, location: 1, role: 'ADMIN', user: { ...user, id } };
}

export function organizationManager(id: number) {
  return { id, organization_id: 1, role: 'ADMIN', user: { ...user, id } };
}

export function gigTemplate(id: number) {
  return {
    id,
    name: `${String.fromCharCode(65 + (id % 26))} ${id}`,
    skill_id: 1,
    skill_name: 'Position 1',
    location_id: 1,
    no_experience_required: true,
    hourly_rate: 25,
    position_description: 'Cook.',
    private_notes: '',
    requirements: [requirement],
    auto_select_enabled: false,
    attachments: [attachment(id)],
  };
}

export function note(id: number) {
  return { id, note: 'Calls back.', user: 1, created_by: user, created_ts: instant(-id) };
}

export const paymentMethod = {
  external_id: 'pm_1',
  type: 'card',
  status: 'ACTIVE',
  details: null,
};

export const managerProfile = {
  id: 1,
  business_name: 'Zephyr Foods',
  email: 'ada@zephyr.example',
  market: null,
  referral_code: 'ADA-1',
  has_locations: true,
  manager_skill_id: null,
};

export const recurringPattern = {
  freq: 'WEEKLY',
  interval: 1,
  byweekdays: [{ weekday: 0, occurrence: 1 }],
  until: null,
};

/** The signed-in user: a platform admin, who may see every list. */
export const viewer = {
  ...user,
  app_mode: 'STAFFER',
  username: 'ada',
  is_zephyr_admin: true,
  settings: { sms_opt_in: false },
  licenses: [{ license_name: 'hire', license_id: 1, location_id: 1 }],
  managed_locations: [{ location_id: 1, role: 'ADMIN' }],
  organization_roles: [{ organization_id: 1, role: 'ADMIN' }],
  is_sso_login: false,
  gigster_profile_id: null,
  last_login: instant(-1),
  date_joined: instant(-1000),
  uuid: '00000000-0000-4000-8000-000000000000',
  account_status: 'ACTIVE',
};
