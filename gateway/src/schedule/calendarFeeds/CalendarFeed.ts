import { builder } from '../../platform/schema/builder.ts';
import { databaseIdIn } from '../../platform/schema/globalId.ts';
import { loadById } from '../../platform/schema/loadById.ts';
import { calendarFeedById } from './calendarFeedsApi.ts';
import type { CalendarFeedWire } from './calendarFeedWire.ts';

export const CalendarFeed = builder.node(builder.objectRef<CalendarFeedWire>('CalendarFeed'), {
  description:
    'A secret link by which calendar programs read the gigs of a location or an event, from 30 days ago to a year ahead. ' +
    'It works until it is revoked, and no longer than whoever made it may see the gigs.',
  id: { resolve: ({ id }) => id },
  loadWithoutCache: (id, context) => loadById(calendarFeedById, databaseIdIn(id), 'calendar feed', context),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number of the feed.' }),
    areProsNamed: t.exposeBoolean('are_pros_named', { description: 'Whether it names the confirmed pros.' }),
    createdByName: t.string({
      description: 'Who made it, first name and last name.',
      resolve: ({ created_by }) => `${created_by.first_name} ${created_by.last_name}`.trim(),
    }),
    createdAt: t.expose('created_ts', { type: 'DateTime', description: 'When it was made.' }),
    lastReadAt: t.expose('last_read_ts', {
      type: 'DateTime',
      nullable: true,
      description: 'When a calendar program last asked for it, to five minutes; null for never.',
    }),
  }),
});
