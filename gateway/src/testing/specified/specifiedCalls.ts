import * as pros from './specifiedPros.ts';
import * as rows from './specifiedRows.ts';

/** A call that answers rows 1 to {@link rowsOfLists}. */
export interface SpecifiedList {
  /** Whether the specification calls the list paged, or gives it the parameters of pages. */
  readonly isPaged: boolean;
  readonly row: (id: number) => object;
}

/** More than one page of any size that servers answer. */
export const rowsOfLists = 130;

function paged(row: SpecifiedList['row']): SpecifiedList {
  return { isPaged: true, row };
}

function plain(row: SpecifiedList['row']): SpecifiedList {
  return { isPaged: false, row };
}

function named(id: number) {
  return { id, name: `Name ${id}` };
}

/** The lists of section 7 of the specification that the gateway reads, by path; `*` is an id or a token. */
export const specifiedLists: Readonly<Record<string, SpecifiedList>> = {
  '/users/me/active-locations/': plain(rows.location),
  '/locations/': paged(rows.location),
  '/locations/*/addresses/': plain(rows.locationAddress),
  '/locations/*/add-ons/': plain((id) => ({ id, type: 'CONCIERGE', start_date: '2026-03-02', notes: '' })),
  '/staffer/organizations/': plain(rows.organization),
  '/staffer/organizations/*/shifts/': plain(rows.eventShift),
  '/staffer/organizations/*/invitations/': plain((id) => ({ ...rows.invitation(id), organization_id: 1 })),
  '/staffer/organizations/*/managers/': plain(rows.organizationManager),
  '/staffer/organizations/*/location-managers/': plain(rows.locationManager),
  '/events/*/shifts/': plain(rows.eventShift),
  '/staffer/gigs/v2/recurring-pattern/gigs/': plain(rows.gig),
  '/staffer/gigs/templates/': plain(rows.gigTemplate),
  '/shifts/': plain((id) => ({
    id,
    location_id: 1,
    start_time: `${String((id * 7) % 24).padStart(2, '0')}:00:00`,
    end_time: '17:00:00',
    unpaid_break_minutes: 30,
  })),
  '/skills/': plain(rows.skill),
  '/manager-skills/': plain(named),
  '/requirement-for-works/': plain(named),
  '/timesheets/suggested-breaks/': plain((id) => ({
    id,
    break_trigger_minutes: 60 + id,
    break_length_minutes: 30,
  })),
  '/managers-on-duty/': plain((id) => ({ id, fullname: `Manager ${id}`, phone_number: '+13125550100' })),
  '/location-managers/': plain(rows.locationManager),
  '/invitations/': plain((id) => ({ ...rows.invitation(id), location_id: 1 })),
  '/users/me/linkable-accounts/': plain(named),
  '/users/*/notes/': plain(rows.note),
  '/audit/geo-logs/': paged(pros.geoLog),
  '/adhoc-payments/': paged(pros.adHocPayment),
  // What the specification shows of these are the rows, and that lists go by pages.
  '/staffer/gigs/': paged(rows.gig),
  '/events/': paged(rows.event),
  '/staffer/gigster-profiles': paged(pros.pro),
  '/staffer/gigs/*/applications/': paged(pros.application),
  '/staffer/gig-applications/': paged(pros.application),
  '/admin/gig-applications/': paged(pros.application),
};

/** The single entities that lists hang on. */
export const specifiedEntities: Readonly<Record<string, (id: number) => object>> = {
  '/users/me/': () => rows.viewer,
  '/locations/*/': rows.locationDetail,
  '/staffer/organizations/*/': rows.organization,
  '/locations/*/payment-method/': () => rows.paymentMethod,
  '/locations/*/setup-intent/': () => ({ client_secret: 'secret' }),
  '/locations/*/stats/': () => ({ has_posted_first_gig: true }),
  '/locations/*/addresses/*/': rows.locationAddress,
  '/staffer/organizations/*/payment-method/': () => rows.paymentMethod,
  '/staffer/organizations/*/setup-intent/': () => ({ client_secret: 'secret' }),
  '/staffer/organizations/invitations/*/': () => ({ ...rows.invitation(1), organization_id: 1 }),
  '/invitations/*/': () => ({ ...rows.invitation(1), location_id: 1 }),
  '/staffer/gigs/*/': rows.gig,
  '/staffer/gigs/*/recurring-pattern/': () => rows.recurringPattern,
  '/staffer/gigs/templates/*/': rows.gigTemplate,
  '/events/*/': rows.event,
  '/manager-profiles/me/': () => rows.managerProfile,
  '/staffer/tos/acceptance/me/': () => ({ status: 'ACCEPTED' }),
  '/admin/gig-applications/*/': pros.application,
  '/adhoc-payments/business/costs/': () => ({
    pro_amount: 20,
    payment_amount: 24.69,
    tip_amount: 0,
    tipping_fee: 0,
    platform_fee: 3.7,
    background_check_fee: 0,
    payment_gateway_fee: 0.99,
  }),
  '/adhoc-payments/additional-amount/': () => ({ amount_cents: 1225, seconds: 1800 }),
  // What the specification shows of this is the profile.
  '/gigster-profiles/*/': pros.proProfile,
};
