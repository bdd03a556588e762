import { builder } from '../../platform/schema/builder.ts';
import { databaseIdIn } from '../../platform/schema/globalId.ts';
import { loadById } from '../../platform/schema/loadById.ts';
import { calendarFeedById } from './calendarFeedsApi.ts';
import type { CalendarFeedWire } from './calendarFeedWire.ts';

export const CalendarFeed = builder.node(builder.objectRef<CalendarFeedWire>('CalendarFeed'), {
  description:
    'A secret link through which calendar apps read the gigs of a location or an event, from 30 days ago to one year ahead. ' +
    'The link works until it is revoked or its creator loses access to the gigs.',
  id: { resolve: ({ id }) => id },
  loadWithoutCache: (id, context) => loadById(calendarFeedById, databaseIdIn(id), 'calendar feed', context),
  fields: (t) => ({
    databaseId: t.expose('id', { type: 'DatabaseId', description: 'The number of the feed.' }),
    areProsNamed: t.exposeBoolean('are_pros_named', {
      description: 'Whether the feed includes the names of confirmed pros.',
    }),
    createdByName: t.string({
      description: 'The full name of the user who created the feed.',
      resolve: ({ created_by }) => `${created_by.first_name} ${created_by.last_name}`.trim(),
    }),
    createdAt: t.expose('created_ts', { type: 'DateTime', description: 'The time the feed was created.' }),
    lastReadAt: t.expose('last_read_ts', {
      type: 'DateTime',
      nullable: true,
      description:
        'The time a calendar app last requested the feed, accurate to five minutes. Null if never.',
    }),
  }),
});
