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
    'Gigs at one location that start and end together, of one event or of none. Cancelled gigs are left out.',
  id: { resolve: ({ id }) => id },
  loadWithoutCache: (id, context) => loadById(eventShiftById, databaseIdIn(id), 'shift', context),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number of the shift.' }),
    startTime: t.expose('start_time', { type: 'DateTime', description: 'When its gigs start.' }),
    endTime: t.expose('end_time', { type: 'DateTime', description: 'When its gigs end.' }),
    timeZone: t.string({
      nullable: true,
      description: 'IANA name of the zone in which its times are shown.',
      resolve: async ({ timezone, location_id }, _args, context) =>
        timezone ?? (await locationDetail(location_id, context)).timezone,
    }),
    event: t.field({
      type: Event,
      nullable: true,
      description: 'The event that it belongs to, if any. A call of its own.',
      resolve: ({ event_id }, _args, context) => (event_id == null ? null : loadEvent(event_id, context)),
    }),
    location: t.field({
      type: Location,
      nullable: true,
      description: 'Where it is. A call of its own, unless only its id is asked for.',
      resolve: ({ location_id }) => ({ id: location_id }),
    }),
    contactName: t.exposeString('contact_name', {
      nullable: true,
      description: 'Whom to ask for on arrival: the first contact that its gigs name.',
    }),
    contactPhone: t.string({
      nullable: true,
      description: 'The number of that person, with its country code.',
      resolve: ({ contact_phone }) => (contact_phone == null ? null : withCountryCode(contact_phone)),
    }),
    placesCount: t.int({
      description: 'How many pros its gigs are for.',
      resolve: (shift) => gigsOf(shift).reduce((sum, gig) => sum + gig.allowed_confirmed_pros, 0),
    }),
    confirmedCount: t.int({
      description: 'How many pros are confirmed for its gigs.',
      resolve: (shift) => gigsOf(shift).reduce((sum, gig) => sum + gig.current_confirmed_pros_count, 0),
    }),
    gigs: t.field({
      type: [Gig],
      nullable: true,
      description: 'Its gigs by position. One call for those of all shifts.',
      resolve: (shift, _args, context) => Promise.all(gigsOf(shift).map(({ id }) => loadGig(id, context))),
      extensions: { listSize: 5 },
    }),
  }),
});
