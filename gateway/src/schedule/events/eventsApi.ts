import type { GigType } from '@brigade/domain/schedule/gigs/gigType.ts';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { loader } from '../../platform/rest/loader.ts';
import { noContent } from '../../platform/rest/noContent.ts';
import { paged, type PageQuery } from '../../platform/rest/paged.ts';
import { eventShiftWire } from './eventShiftWire.ts';
import { eventWire } from './eventWire.ts';

/** An event lead in a REST request. */
interface EventLeadBody {
  role: string;
  name: string;
  phone: string | null;
}

/** An event in a REST request. */
export interface EventBody {
  organization_id: number;
  name: string;
  leads?: readonly EventLeadBody[];
  /** Sent only to validate: a server may ignore it, so that events are created first and get their gigs afterwards. */
  gig_ids?: readonly number[];
}

/** Lists the events of an organization or a location. */
export const listEvents = endpoint({
  name: 'listEvents',
  method: 'GET',
  path: '/events/',
  query: shape<
    PageQuery & {
      organization_id?: number;
      location_id?: number;
      search?: string;
      period?: 'upcoming' | 'past';
    }
  >(),
  response: paged(eventWire),
});

/** Creates an event. */
export const addEvent = endpoint({
  name: 'addEvent',
  method: 'POST',
  path: '/events/',
  body: shape<EventBody>(),
  response: eventWire,
});

const getEvent = endpoint({
  name: 'getEvent',
  method: 'GET',
  path: '/events/{id}/',
  response: eventWire,
});

/** Updates the fields of an event that are sent. */
export const changeEvent = endpoint({
  name: 'changeEvent',
  method: 'PATCH',
  path: '/events/{id}/',
  body: shape<{ name?: string; leads?: readonly EventLeadBody[] }>(),
  response: eventWire,
});

/** Deletes an event but not its gigs. */
export const removeEvent = endpoint({
  name: 'removeEvent',
  method: 'DELETE',
  path: '/events/{id}/',
  response: noContent,
});

/** Lists the shifts of an event, ordered by start time. */
export const listEventShifts = endpoint({
  name: 'listEventShifts',
  method: 'GET',
  path: '/events/{id}/shifts/',
  query: shape<PageQuery & { is_including_gigs: true }>(),
  response: paged(eventShiftWire),
});

/** Lists the shifts of an organization, ordered by start time. */
export const listOrganizationShifts = endpoint({
  name: 'listOrganizationShifts',
  method: 'GET',
  path: '/staffer/organizations/{id}/shifts/',
  query: shape<
    PageQuery & {
      is_including_gigs: true;
      start_time?: string;
      location_id?: number;
      gig_types?: readonly GigType[];
      excluded_event_ids?: readonly number[];
    }
  >(),
  response: paged(eventShiftWire),
});

/** Adds the gigs of shifts to an event. */
export const addShifts = endpoint({
  name: 'addShifts',
  method: 'POST',
  path: '/events/{id}/shifts/',
  body: shape<{ gig_shift_ids: readonly number[] }>(),
  response: noContent,
});

export const addGigs = endpoint({
  name: 'addGigs',
  method: 'POST',
  path: '/events/{id}/gigs/',
  body: shape<{ gig_ids: readonly number[] }>(),
  response: noContent,
});

export const removeGigs = endpoint({
  name: 'removeGigs',
  method: 'DELETE',
  path: '/events/{id}/gigs/',
  query: shape<{ gig_ids: readonly number[] }>(),
  response: noContent,
});

/** Gets a shift and its gigs. */
export const getShift = endpoint({
  name: 'getShift',
  method: 'GET',
  path: '/staffer/gigs/gig-shifts/{id}/',
  response: eventShiftWire,
});

/** Changes the times or the onsite contact of a shift and its gigs. */
export const changeShift = endpoint({
  name: 'changeShift',
  method: 'PATCH',
  path: '/staffer/gigs/gig-shifts/{id}/',
  body: shape<{
    start_time?: string;
    end_time?: string;
    timezone?: string;
    contact_name?: string | null;
    contact_phone?: string | null;
  }>(),
  response: eventShiftWire,
});

export const eventById = loader({
  one: (id: number, rest) => rest.call(getEvent, { path: { id } }),
});

export const eventShiftById = loader({
  one: (id: number, rest) => rest.call(getShift, { path: { id } }),
});
