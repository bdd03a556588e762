import type { Insertable } from 'kysely';
import { hashToken } from '../platform/access/sessionToken.ts';
import type { Database } from '../platform/database/database.ts';
import type { CalendarFeedsTable } from '../schedule/calendarFeeds/calendarFeedsTable.ts';
import { fixtureIds, testStart } from './fixtureIds.ts';
import { people } from './people.ts';

/** The token of the link that `addCalendarFeed` adds. */
export const feedToken = 'a-calendar-feed-of-forty-three-characters--';

/** Adds a feed of Harbor House, created by the team member. */
export async function addCalendarFeed(
  database: Database,
  values: Partial<Insertable<CalendarFeedsTable>> = {},
): Promise<void> {
  await database
    .insertInto('calendar_feeds')
    .values({
      token_hash: hashToken(feedToken),
      location_id: fixtureIds.harborHouse,
      created_by_user_id: people.member.id,
      created_ts: testStart,
      ...values,
    })
    .execute();
}
