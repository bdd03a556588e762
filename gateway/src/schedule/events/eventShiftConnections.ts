import { z } from 'zod';
import { GigType } from '../gigs/gigEnums.ts';
import { checkedLocationNumber, locationId } from '../../businesses/locations/locationId.ts';
import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { builder } from '../../platform/schema/builder.ts';
import { someOf } from '../../platform/schema/someOf.ts';
import { Event } from './Event.ts';
import { listEventShifts, listOrganizationShifts } from './eventsApi.ts';
import { EventShift } from './EventShift.ts';
import { loadEvent } from './eventSource.ts';

const EventShiftConnection = builder.connectionObject(
  { type: EventShift, name: 'EventShiftConnection', description: 'A page of a list of event shifts.' },
  { name: 'EventShiftEdge', description: 'An event shift and its cursor in the connection.' },
);

builder.objectField(Event, 'shifts', (t) =>
  t.connection(
    {
      type: EventShift,
      nullable: true,
      description:
        'The shifts of the event at locations the viewer can see, ordered by start time. Costs one ' +
        'upstream call.',
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
      description:
        'The shifts of the organization that do not belong to this event, ordered by start time. Costs ' +
        'one upstream call.',
      args: {
        from: t.arg({ type: 'DateTime', description: 'The earliest start time. Defaults to now.' }),
        locationId: t.arg.id({ description: 'The ID of a location to filter by.' }),
        gigTypes: t.arg({
          type: [GigType],
          description: 'Gig types to filter by. A shift matches if any of its gigs does.',
        }),
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
