import { Organization } from '../../businesses/organizations/Organization.ts';
import { builder } from '../../platform/schema/builder.ts';
import { databaseIdIn } from '../../platform/schema/globalId.ts';
import { EventLead } from './EventLead.ts';
import { eventFact, type EventSource, loadEvent } from './eventSource.ts';

export const Event = builder.node(builder.objectRef<EventSource>('Event'), {
  description: 'An occasion, such as a wedding, that groups several gigs.',
  id: { resolve: ({ id }) => id },
  loadWithoutCache: (id, context) => loadEvent(databaseIdIn(id), context),
  fields: (t) => ({
    databaseId: t.expose('id', {
      type: 'DatabaseId',
      description: 'The number of the event, as used in URLs.',
    }),
    name: t.exposeString('name', { description: 'The name of the event.' }),
    organization: t.field({
      type: Organization,
      nullable: true,
      description: 'The organization that owns the event. Gigs at any of its locations can join.',
      resolve: eventFact(({ organization_id }) => ({ id: organization_id })),
    }),
    leads: t.field({
      type: [EventLead],
      nullable: true,
      description: 'The people who lead the event, in the order they were entered.',
      resolve: eventFact(({ leads }) => leads ?? []),
      extensions: { listSize: 5 },
    }),
    startTime: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'The start time of its first shift, in UTC. Null if the event has no gigs.',
      resolve: eventFact(({ start_time }) => start_time),
    }),
    endTime: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'The end time of its last shift, in UTC. Null if the event has no gigs.',
      resolve: eventFact(({ end_time }) => end_time),
    }),
    timeZone: t.string({
      nullable: true,
      description: "The IANA name of its first gig's time zone. Null if the event has no gigs.",
      resolve: eventFact(({ timezone }) => timezone),
    }),
    gigsCount: t.int({
      nullable: true,
      description: 'The number of gigs the viewer can see, not counting cancelled gigs.',
      resolve: eventFact(({ gigs_count }) => gigs_count),
    }),
    placesCount: t.int({
      nullable: true,
      description: 'The number of pros its gigs need, not counting cancelled gigs.',
      resolve: eventFact(({ places_count }) => places_count),
    }),
    confirmedCount: t.int({
      nullable: true,
      description: 'The number of confirmed pros, not counting cancelled gigs.',
      resolve: eventFact(({ confirmed_count }) => confirmed_count),
    }),
    selectedCount: t.int({
      nullable: true,
      description:
        'The number of selected pros, including confirmed pros, not counting cancelled gigs. Null if the ' +
        'REST API does not count them.',
      resolve: eventFact(({ selected_count }) => selected_count),
    }),
    missingCount: t.int({
      nullable: true,
      description:
        'The number of confirmed pros who have not clocked in a quarter of an hour after the start. Null ' +
        'if the REST API does not count them.',
      resolve: eventFact(({ missing_count }) => missing_count),
    }),
    noShowsCount: t.int({
      nullable: true,
      description:
        'The number of places that no-shows left and that have not been filled again. Null if the REST ' +
        'API does not count them.',
      resolve: eventFact(({ no_show_count }) => no_show_count),
    }),
    offeredCount: t.int({
      nullable: true,
      description:
        'The number of other open places for which offers are pending, per gig at most its open places. ' +
        'Null if the REST API does not count them.',
      resolve: eventFact(({ offered_count }) => offered_count),
    }),
    openNowCount: t.int({
      nullable: true,
      description:
        'The number of open places in gigs under way, without those that no-shows left and those with ' +
        'pending offers. Null if the REST API does not count them.',
      resolve: eventFact(({ open_now_count }) => open_now_count),
    }),
  }),
});

builder.queryField('event', (t) =>
  t.field({
    type: Event,
    nullable: true,
    description:
      'Looks up an event by its number. Null with a `NOT_FOUND` error if it does not exist or the viewer cannot see it.',
    args: {
      databaseId: t.arg({ type: 'DatabaseId', required: true, description: 'The number of the event.' }),
    },
    resolve: (_root, { databaseId }, context) => loadEvent(databaseId, context),
  }),
);
