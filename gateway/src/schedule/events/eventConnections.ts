import type { ArgBuilder } from '@pothos/core';
import type { Context } from '../../platform/context.ts';
import { Location } from '../../businesses/locations/Location.ts';
import { Organization } from '../../businesses/organizations/Organization.ts';
import type { ConnectionArguments } from '../../platform/paging/connectionArguments.ts';
import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { builder, type BuilderTypes } from '../../platform/schema/builder.ts';
import { Event } from './Event.ts';
import { listEvents } from './eventsApi.ts';

const EventPeriod = builder.enumType('EventPeriod', {
  description: 'When events are.',
  values: {
    UPCOMING: {
      value: 'upcoming',
      description: 'The last shift has yet to end, or there is none yet; the earliest start first.',
    },
    PAST: { value: 'past', description: 'The last shift has ended; the latest first.' },
  } as const,
});

const EventConnection = builder.connectionObject(
  { type: Event, name: 'EventConnection', description: 'A part of a list of events.' },
  { name: 'EventEdge', description: 'An event and its place in the list.' },
);

function filterArgs(arg: ArgBuilder<BuilderTypes>) {
  return {
    period: arg({ type: EventPeriod, description: 'Which events. Left out: all, the newest first.' }),
    search: arg.string({ description: 'A part of the name.' }),
  };
}

type EventArguments = ConnectionArguments & {
  readonly period?: 'upcoming' | 'past' | null | undefined;
  readonly search?: string | null | undefined;
};

function events(
  place: { location_id: number } | { organization_id: number },
  args: EventArguments,
  { rest }: Context,
) {
  const filter = { ...place, period: args.period, search: args.search?.trim() || undefined };
  return connectionFromPagedList({
    args,
    fetchPage: ({ page, pageSize }) =>
      rest.call(listEvents, { query: { ...filter, page, page_size: pageSize } }),
    idOf: ({ id }) => id,
  });
}

builder.objectField(Location, 'events', (t) =>
  t.connection(
    {
      type: Event,
      nullable: true,
      description:
        'Events with gigs here, and those of its organization without gigs yet. A call of its own.',
      args: filterArgs(t.arg),
      resolve: ({ id }, args, context) => events({ location_id: id }, args, context),
    },
    EventConnection,
  ),
);

builder.objectField(Organization, 'events', (t) =>
  t.connection(
    {
      type: Event,
      nullable: true,
      description: 'Its events. A call of its own.',
      args: filterArgs(t.arg),
      resolve: ({ id }, args, context) => events({ organization_id: id }, args, context),
    },
    EventConnection,
  ),
);
