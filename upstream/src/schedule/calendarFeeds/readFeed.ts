import { hashToken } from '../../platform/access/sessionToken.ts';
import type { Services } from '../../platform/server/services.ts';
import { calendarText } from './calendarText.ts';
import { feedGigs } from './feedGigs.ts';
import { accessToFeedPlace } from './feedPlace.ts';
import { loadFeedMaker } from './loadFeedMaker.ts';

const fiveMinutes = 300_000;

/** The result of reading a link: a calendar, a revoked link, or an unknown one. */
export type FeedReading = { state: 'readable'; text: string } | { state: 'gone' } | { state: 'unknown' };

/** Reads the calendar of a secret link. */
export async function readFeed({ database, clock, settings }: Services, token: string): Promise<FeedReading> {
  const feed = await database
    .selectFrom('calendar_feeds')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (!feed) return { state: 'unknown' };
  const maker = feed.revoked_ts === null ? await loadFeedMaker(database, feed.created_by_user_id) : null;
  const place = maker && (await accessToFeedPlace(database, maker, feed));
  if (!maker || !place) return { state: 'gone' };
  const now = clock.now();
  if ((feed.last_read_ts?.getTime() ?? 0) < now.getTime() - fiveMinutes) {
    await database
      .updateTable('calendar_feeds')
      .set({ last_read_ts: now })
      .where('id', '=', feed.id)
      .execute();
  }
  const gigs = await feedGigs(database, maker, { ...feed, now, arePros: feed.are_pros_named }).execute();
  return { state: 'readable', text: calendarText(gigs, { ...settings, name: place.name }) };
}
