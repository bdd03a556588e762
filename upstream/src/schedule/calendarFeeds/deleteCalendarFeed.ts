import { z } from 'zod';
import { notFound } from '../../platform/errors.ts';
import { noContent } from '../../platform/server/noContent.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { requireFeedPlace } from './feedPlace.ts';
import { selectFeeds } from './selectFeeds.ts';

/** `DELETE /api/staffer/calendar-feeds/{id}/`: the link stops working. */
export const deleteCalendarFeed = ({ database, clock }: Services) =>
  route({
    method: 'DELETE',
    url: '/api/staffer/calendar-feeds/:id/',
    access: 'staffer',
    scope: 'PERSON',
    tags: ['calendar feeds'],
    summary: 'Revoke a calendar feed',
    description: 'Needs gigs.post. Calendar programs that still request it get 410.',
    params: z.object({ id: idParameter }),
    responses: { 204: noContent },
    errors: [404],
    handle: async ({ params, caller }) => {
      const feed = await selectFeeds(database).where('calendar_feeds.id', '=', params.id).executeTakeFirst();
      if (!feed) throw notFound('calendar feed');
      await requireFeedPlace(database, caller, feed);
      await database
        .updateTable('calendar_feeds')
        .set({ revoked_ts: clock.now() })
        .where('id', '=', params.id)
        .where('revoked_ts', 'is', null)
        .execute();
      return { status: 204 };
    },
  });
