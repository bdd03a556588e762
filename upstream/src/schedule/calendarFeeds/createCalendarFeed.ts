import { z } from 'zod';
import { hashToken, newToken } from '../../platform/access/sessionToken.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import { id } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { createdCalendarFeedResponse, toCalendarFeedResponse } from './calendarFeedResponse.ts';
import { type FeedPlace, feedPlace, requireFeedPlace } from './feedPlace.ts';
import { selectFeeds } from './selectFeeds.ts';

/** The maximum number of active links of a location or an event. */
export const feedsOfPlace = 20;

/** `POST /api/staffer/calendar-feeds/`: creates a secret link for calendar programs. */
export const createCalendarFeed = ({ database, clock, settings }: Services) =>
  route({
    method: 'POST',
    url: '/api/staffer/calendar-feeds/',
    access: 'staffer',
    scope: 'PERSON',
    tags: ['calendar feeds'],
    summary: 'Create a calendar feed of a location or an event',
    description:
      'Needs gigs.post. Only this response has the link, which works while its author may see the gigs. A location or an ' +
      'event can have at most 20 active feeds.',
    body: z.strictObject({
      location_id: id.nullish(),
      event_id: id.nullish(),
      are_pros_named: z.boolean().default(false),
      replaces_id: id.nullish().describe('A feed of the same location or event to revoke'),
    }),
    responses: { 201: createdCalendarFeedResponse },
    errors: [404, 409],
    handle: async ({ body, caller }) => {
      const place = feedPlace(body);
      await requireFeedPlace(database, caller, place);
      const now = clock.now();
      const token = newToken();
      const feed = await database.transaction().execute(async (trx) => {
        if (body.replaces_id) await revoke(trx, { ...place, id: body.replaces_id, now });
        await requireRoom(trx, place);
        const made = await trx
          .insertInto('calendar_feeds')
          .values({
            ...place,
            token_hash: hashToken(token),
            are_pros_named: body.are_pros_named,
            created_by_user_id: caller.userId,
            created_ts: now,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        return selectFeeds(trx).where('calendar_feeds.id', '=', made.id).executeTakeFirstOrThrow();
      });
      const url = `${settings.webPublicUrl}/calendar-feeds/${token}.ics`;
      return { status: 201, body: { ...toCalendarFeedResponse(feed), url } };
    },
  });

async function revoke(trx: Database, { location_id, event_id, id: feedId, now }: Revoked): Promise<void> {
  const revoked = await trx
    .updateTable('calendar_feeds')
    .set({ revoked_ts: now })
    .where('id', '=', feedId)
    .where(location_id === null ? 'event_id' : 'location_id', '=', location_id ?? event_id)
    .where('revoked_ts', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!revoked) throw notFound('calendar feed');
}

type Revoked = FeedPlace & { id: number; now: Date };

async function requireRoom(trx: Database, { location_id, event_id }: FeedPlace): Promise<void> {
  const inUse = await trx
    .selectFrom('calendar_feeds')
    .select('id')
    .where(location_id === null ? 'event_id' : 'location_id', '=', location_id ?? event_id)
    .where('revoked_ts', 'is', null)
    .limit(feedsOfPlace)
    .execute();
  if (inUse.length >= feedsOfPlace) {
    throw new ApiError('conflict', `There are ${feedsOfPlace} links already. Revoke one first.`);
  }
}
