import { z } from 'zod';
import { GigType } from '../../gigs/gigEnums.ts';
import { checkedLocationNumber, locationId } from '../../locations/locationId.ts';
import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { builder } from '../../platform/schema/builder.ts';
import { someOf } from '../../platform/schema/someOf.ts';
import { Event } from './Event.ts';
import { listEventShifts, listOrganizationShifts } from './eventsApi.ts';
import { EventShift } from './EventShift.ts';
import { loadEvent } from './eventSource.ts';

const EventShiftConnection = builder.connectionObject(
  { type: EventShift, name: 'EventShiftConnection', description: 'A part of a list of event shifts.' },
  { name: 'EventShiftEdge', description: 'An event shift and its place in the list.' },
);

builder.objectField(Event, 'shifts', (t) =>
  t.connection(
    {
      type: EventShift,
      nullable: true,
      description: 'Its shifts by their start, at locations that the viewer may see. A call of its own.',
      resolve: ({ id }, args, { rest }) =>
        connectionFromPagedList({
          args,
          fetchPage: ({ page, pageSize }) =>
            rest.call(listEventShifts, {
              path: { id },
              query: { page, page_size: pageSize, is_including_gigs: true },
            }),
          idOf: (shift) => shift.id,
        }),
    },
    EventShiftConnection,
  ),
);

builder.objectField(Event, 'addableShifts', (t) =>
  t.connection(
    {
      type: EventShift,
      nullable: true,
      description: 'Shifts of its organization that are not in it, by their start. A call of its own.',
      args: {
        from: t.arg({ type: 'DateTime', description: 'The earliest start; now, when it is left out.' }),
        locationId: t.arg.id({ description: 'Only shifts of this location.' }),
        gigTypes: t.arg({ type: [GigType], description: 'Only shifts with a gig of one of these types.' }),
      },
      validate: { schema: z.looseObject({ locationId: locationId.nullish() }) },
      resolve: async (event, args, context) => {
        const path = { id: event.organization_id ?? (await loadEvent(event.id, context)).organization_id };
        const filter = {
          is_including_gigs: true as const,
          start_time: args.from,
          location_id: args.locationId == null ? undefined : checkedLocationNumber(args.locationId),
          gig_types: someOf(args.gigTypes),
          excluded_event_ids: [event.id],
        };
        return connectionFromPagedList({
          args,
          fetchPage: ({ page, pageSize }) =>
            context.rest.call(listOrganizationShifts, {
              path,
              query: { ...filter, page, page_size: pageSize },
            }),
          idOf: ({ id }) => id,
        });
      },
    },
    EventShiftConnection,
  ),
);
