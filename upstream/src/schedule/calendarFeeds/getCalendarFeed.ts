import { z } from 'zod';
import { notFound } from '../../platform/errors.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { calendarFeedResponse, toCalendarFeedResponse } from './calendarFeedResponse.ts';
import { requireFeedPlace } from './feedPlace.ts';
import { selectFeeds } from './selectFeeds.ts';

/** `GET /api/staffer/calendar-feeds/{id}/`: one active feed. */
export const getCalendarFeed = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/calendar-feeds/:id/',
    access: 'staffer',
    tags: ['calendar feeds'],
    summary: 'Get an active calendar feed',
    description: 'Needs gigs.post.',
    params: z.object({ id: idParameter }),
    responses: { 200: calendarFeedResponse },
    errors: [404],
    handle: async ({ params, caller }) => {
      const feed = await selectFeeds(database).where('calendar_feeds.id', '=', params.id).executeTakeFirst();
      if (!feed) throw notFound('calendar feed');
      await requireFeedPlace(database, caller, feed);
      return { status: 200, body: toCalendarFeedResponse(feed) };
    },
  });
