import { withCountryCode } from '@brigade/domain/platform/validation/phoneNumber.ts';
import { Gig } from '../gigs/Gig.ts';
import { loadGig } from '../gigs/loadGig.ts';
import { Location } from '../../businesses/locations/Location.ts';
import { locationDetail } from '../../businesses/locations/locationDetail.ts';
import { builder } from '../../platform/schema/builder.ts';
import { databaseIdIn } from '../../platform/schema/globalId.ts';
import { loadById } from '../../platform/schema/loadById.ts';
import { Event } from './Event.ts';
import { eventShiftById } from './eventsApi.ts';
import { loadEvent } from './eventSource.ts';
import type { EventShiftWire } from './eventShiftWire.ts';

function gigsOf({ gigs = [] }: EventShiftWire) {
  return gigs.filter(({ status }) => status !== 'CANCELLED');
}

export const EventShift = builder.node(builder.objectRef<EventShiftWire>('EventShift'), {
  description:
    'A group of gigs at one location with the same start and end times, in the same event or in none. Excludes cancelled gigs.',
  id: { resolve: ({ id }) => id },
  loadWithoutCache: (id, context) => loadById(eventShiftById, databaseIdIn(id), 'shift', context),
  fields: (t) => ({
    databaseId: t.expose('id', { type: 'DatabaseId', description: 'The number of the shift.' }),
    startTime: t.expose('start_time', { type: 'DateTime', description: "The shift's start time, in UTC." }),
    endTime: t.expose('end_time', { type: 'DateTime', description: "The shift's end time, in UTC." }),
    timeZone: t.string({
      nullable: true,
      description: 'The IANA name of the time zone in which to display the shift.',
      resolve: async ({ timezone, location_id }, _args, context) =>
        timezone ?? (await locationDetail(location_id, context)).timezone,
    }),
    event: t.field({
      type: Event,
      nullable: true,
      description: 'The event the shift belongs to, if any. Costs one upstream call.',
      resolve: ({ event_id }, _args, context) => (event_id == null ? null : loadEvent(event_id, context)),
    }),
    location: t.field({
      type: Location,
      nullable: true,
      description: 'The location of the shift. Costs one upstream call unless only its ID is selected.',
      resolve: ({ location_id }) => ({ id: location_id }),
    }),
    contactName: t.exposeString('contact_name', {
      nullable: true,
      description: 'The name of the onsite contact, taken from the first gig that has one.',
    }),
    contactPhone: t.string({
      nullable: true,
      description: 'The phone number of the onsite contact, with country code.',
      resolve: ({ contact_phone }) => (contact_phone == null ? null : withCountryCode(contact_phone)),
    }),
    placesCount: t.int({
      description: 'The number of pros its gigs need.',
      resolve: (shift) => gigsOf(shift).reduce((sum, gig) => sum + gig.allowed_confirmed_pros, 0),
    }),
    confirmedCount: t.int({
      description: 'The number of pros confirmed for its gigs.',
      resolve: (shift) => gigsOf(shift).reduce((sum, gig) => sum + gig.current_confirmed_pros_count, 0),
    }),
    gigs: t.field({
      type: [Gig],
      nullable: true,
      description: 'The gigs of the shift. One upstream call loads the gigs of all shifts in a query.',
      resolve: (shift, _args, context) => Promise.all(gigsOf(shift).map(({ id }) => loadGig(id, context))),
      extensions: { listSize: 5 },
    }),
  }),
});
