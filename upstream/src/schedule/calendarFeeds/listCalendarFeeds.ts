import { z } from 'zod';
import { pageOf, pageSchema, pagingParameters } from '../../platform/paging/page.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { calendarFeedResponse, toCalendarFeedResponse } from './calendarFeedResponse.ts';
import { feedPlace, requireFeedPlace } from './feedPlace.ts';
import { selectFeeds } from './selectFeeds.ts';

/** `GET /api/staffer/calendar-feeds/`: the active feeds of a location or an event, newest first. */
export const listCalendarFeeds = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/calendar-feeds/',
    access: 'staffer',
    tags: ['calendar feeds'],
    summary: 'List active calendar feeds, newest first',
    description: 'Needs gigs.post. Omits the links.',
    query: z.strictObject({
      ...pagingParameters,
      location_id: idParameter.optional(),
      event_id: idParameter.optional(),
    }),
    responses: { 200: pageSchema(calendarFeedResponse) },
    errors: [404],
    handle: async ({ query, caller, url }) => {
      const place = feedPlace(query);
      await requireFeedPlace(database, caller, place);
      const feeds = selectFeeds(database)
        .where(
          place.location_id === null ? 'event_id' : 'location_id',
          '=',
          place.location_id ?? place.event_id,
        )
        .orderBy('calendar_feeds.id', 'desc');
      const body = await pageOf({ url, query }, feeds, (rows) => rows.map(toCalendarFeedResponse));
      return { status: 200, body };
    },
  });
