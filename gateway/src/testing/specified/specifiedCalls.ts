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

/** The lists of section 7 of the specification that the gateway reads, by path; `*` is any one segment. */
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
  // What the specification shows of these are the rows, and that lists go by pages.
  '/staffer/gigs/': paged(rows.gig),
  '/events/': paged(rows.event),
  '/staffer/gigster-profiles': paged(rows.pro),
  '/staffer/gigs/*/applications/': paged(rows.application),
  '/staffer/gig-applications/': paged(rows.application),
  '/admin/gig-applications/': paged(rows.application),
};

/** The single entities that lists hang on. */
export const specifiedEntities: Readonly<Record<string, (id: number) => object>> = {
  '/users/me/': () => rows.viewer,
  '/locations/*/': rows.locationDetail,
  '/staffer/organizations/*/': rows.organization,
  '/staffer/gigs/*/': rows.gig,
  '/events/*/': rows.event,
};
