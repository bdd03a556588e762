import { Organization } from '../../businesses/organizations/Organization.ts';
import { builder } from '../../platform/schema/builder.ts';
import { databaseIdIn } from '../../platform/schema/globalId.ts';
import { EventLead } from '../../events/EventLead.ts';
import { eventFact, type EventSource, loadEvent } from './eventSource.ts';

export const Event = builder.node(builder.objectRef<EventSource>('Event'), {
  description: 'An occasion that several gigs belong to, e.g. a wedding.',
  id: { resolve: ({ id }) => id },
  loadWithoutCache: (id, context) => loadEvent(databaseIdIn(id), context),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number of the event; stands in URLs.' }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    organization: t.field({
      type: Organization,
      nullable: true,
      description: 'Whose event it is; all locations of it can take part.',
      resolve: eventFact(({ organization_id }) => ({ id: organization_id })),
    }),
    leads: t.field({
      type: [EventLead],
      nullable: true,
      description: 'Who leads it on the day, in the order in which people named them.',
      resolve: eventFact(({ leads }) => leads ?? []),
      extensions: { listSize: 5 },
    }),
    startTime: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When its first shift starts; null without gigs.',
      resolve: eventFact(({ start_time }) => start_time),
    }),
    endTime: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When its last shift ends; null without gigs.',
      resolve: eventFact(({ end_time }) => end_time),
    }),
    timeZone: t.string({
      nullable: true,
      description: 'IANA name of the zone of its first gig; null without gigs.',
      resolve: eventFact(({ timezone }) => timezone),
    }),
    gigsCount: t.int({
      nullable: true,
      description:
        'How many gigs it has where the viewer may see them; cancelled ones do not count, here and below.',
      resolve: eventFact(({ gigs_count }) => gigs_count),
    }),
    placesCount: t.int({
      nullable: true,
      description: 'How many pros its gigs are for.',
      resolve: eventFact(({ places_count }) => places_count),
    }),
    confirmedCount: t.int({
      nullable: true,
      description: 'How many pros are confirmed for its gigs.',
      resolve: eventFact(({ confirmed_count }) => confirmed_count),
    }),
  }),
});

builder.queryField('event', (t) =>
  t.field({
    type: Event,
    nullable: true,
    description:
      'The event with this number. Null with the error NOT_FOUND when the viewer may not know of it.',
    args: { databaseId: t.arg.int({ required: true, description: 'The number of the event.' }) },
    resolve: (_root, { databaseId }, context) => loadEvent(databaseId, context),
  }),
);
