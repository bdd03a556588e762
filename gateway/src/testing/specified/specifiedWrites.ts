import * as pros from './specifiedPros.ts';
import * as rows from './specifiedRows.ts';

/** A write as the server received it. */
export interface ReceivedWrite {
  /** Method and path, such as `DELETE /shifts/5/`. */
  readonly call: string;
  /** Null without one. */
  readonly body: unknown;
}

/** The response to a write, made from the last number of its path and from its body; undefined: 204 without one. */
type WriteResponse = (id: number, body: object) => object | undefined;

/** Lists of section 7 that writes add to: the response is the row with what was sent. */
function added(row: (id: number) => object): WriteResponse {
  return (_, body) => ({ ...row(1), ...body, id: 1 });
}

function changed(row: (id: number) => object): WriteResponse {
  return (id, body) => ({ ...row(id), ...body, id });
}

const nothing: WriteResponse = () => undefined;

function shiftTemplate(id: number) {
  return { id, location_id: 1, start_time: '09:00:00', end_time: '17:00:00', unpaid_break_minutes: 30 };
}

/**
 * The writes of section 7 of the specification, and those of gigs and applications that it leaves open, by method and path;
 * `*` is an id. Where the specification shows a response, it has those fields; elsewhere the row that was written, or nothing.
 */
export const specifiedWrites: Readonly<Record<string, WriteResponse>> = {
  'POST /staffer/direct-offers/': () => [],
  'POST /favorite-pros/': (_, body) => ({ ...body, id: 1 }),
  'DELETE /favorite-pros/*/': nothing,
  'DELETE /gigster-profiles/*/unfavorite-all/': nothing,
  'POST /staffer/pro-block/': (_, body) => body,
  'PATCH /locations/*/': changed(rows.locationDetail),
  'POST /locations/*/addresses/': added(rows.locationAddress),
  'PATCH /locations/*/addresses/*/': changed(rows.locationAddress),
  'DELETE /locations/*/addresses/*/': nothing,
  'POST /locations/*/add-ons/': (_, body) => ({ notes: '', ...body, id: 1 }),
  'PATCH /staffer/organizations/*/': changed(rows.organization),
  'POST /events/': added(rows.event),
  'PATCH /events/*/': changed(rows.event),
  'DELETE /events/*/': nothing,
  'POST /events/*/shifts/': nothing,
  'POST /events/*/gigs/': nothing,
  'PATCH /staffer/gigs/gig-shifts/*/': changed(rows.eventShift),
  'POST /staffer/gigs/templates/': added(rows.gigTemplate),
  'PATCH /staffer/gigs/templates/*/': changed(rows.gigTemplate),
  'POST /shifts/': added(shiftTemplate),
  'PUT /shifts/*/': changed(shiftTemplate),
  'POST /managers-on-duty/': (_, body) => ({ ...body, id: 1 }),
  'DELETE /managers-on-duty/*/': nothing,
  'POST /staffer/gig-applications/bulk/': (_, body) => ({
    results: ('ids' in body && Array.isArray(body.ids) ? body.ids : []).map((id) => ({
      id: Number(id),
      ok: true,
      application: pros.application(Number(id)),
    })),
  }),
  'POST /locations/': added(rows.locationDetail),
  'PUT /locations/*/payment-method/': nothing,
  'PATCH /locations/*/add-ons/*/': (id, body) => ({
    type: 'CONCIERGE',
    start_date: '2026-03-02',
    notes: '',
    ...body,
    id,
  }),
  'PUT /staffer/organizations/*/payment-method/': nothing,
  'POST /requirement-for-works/': (_, body) => ({ ...body, id: 1 }),
  'PATCH /location-managers/*/': changed(rows.locationManager),
  'DELETE /location-managers/*/': nothing,
  'DELETE /staffer/organization-managers/*': nothing,
  'POST /invitations/': added(rows.locationInvitation),
  'DELETE /invitations/*/': nothing,
  'POST /invitations/*/resend/': nothing,
  'POST /staffer/organizations/*/invitations/*/resend/': nothing,
  'POST /invitations/accept/*/': nothing,
  'POST /staffer/organizations/*/invitations/': added(rows.organizationInvitation),
  'DELETE /staffer/organizations/*/invitations/*/': nothing,
  'POST /staffer/organizations/invitations/*/acceptance/': nothing,
  'PATCH /users/me/': (_, body) => ({ ...rows.viewer, ...body }),
  'POST /users/*/notes/': (_, body) => ({ ...rows.note(1), ...body }),
  'PUT /staffer/tos/acceptance/me/': () => ({ status: 'ACCEPTED' }),
  'POST /admin/pro-payments/': () => ({ id: 1 }),
  'POST /adhoc-payments/': nothing,
  'POST /adhoc-payments/business/': nothing,
  'POST /staffer/gigs/': () => [rows.gig(1)],
  'PATCH /staffer/gigs/*/': changed(rows.gig),
  'DELETE /staffer/gigs/*/': nothing,
  'POST /staffer/gigs/*/cancel/': () => ({}),
  'POST /staffer/gigs/*/close-applications/': nothing,
  'POST /staffer/gigs/*/reopen-applications/': nothing,
};
