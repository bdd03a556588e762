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
  description: 'The period by which to filter events.',
  values: {
    UPCOMING: {
      value: 'upcoming',
      description: 'Events whose last shift has not ended, or without shifts. Ordered by earliest start.',
    },
    PAST: { value: 'past', description: 'Events whose last shift has ended. Ordered by latest start.' },
  } as const,
});

const EventConnection = builder.connectionObject(
  { type: Event, name: 'EventConnection', description: 'A page of a list of events.' },
  { name: 'EventEdge', description: 'An event and its cursor in the connection.' },
);

function filterArgs(arg: ArgBuilder<BuilderTypes>) {
  return {
    period: arg({
      type: EventPeriod,
      description: 'The period of the events. Defaults to all events, newest first.',
    }),
    search: arg.string({ description: 'Text to find in event names.' }),
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
        'Events with gigs at this location, and events of its organization that have no gigs. Costs one ' +
        'upstream call.',
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
      description: 'The events of the organization. Costs one upstream call.',
      args: filterArgs(t.arg),
      resolve: ({ id }, args, context) => events({ organization_id: id }, args, context),
    },
    EventConnection,
  ),
);
