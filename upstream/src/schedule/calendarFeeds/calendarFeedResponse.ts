import { z } from 'zod';
import { id, instant } from '../../platform/server/parameters.ts';
import type { FeedRow } from './selectFeeds.ts';

/** A feed that can be read, on the wire. Its link is not kept, so it stands in the answer that made it only. */
export const calendarFeedResponse = z
  .object({
    id,
    location_id: id.nullable(),
    event_id: id.nullable(),
    are_pros_named: z.boolean().describe('Whether it names the confirmed pros'),
    created_by: z.object({ id, first_name: z.string(), last_name: z.string() }),
    created_ts: instant,
    last_read_ts: instant.nullable().describe('When a calendar program last asked for it; to five minutes'),
  })
  .meta({ id: 'CalendarFeed' });

/** As {@link calendarFeedResponse}, with the link. */
export const createdCalendarFeedResponse = calendarFeedResponse
  .extend({ url: z.url().describe('The secret link') })
  .meta({ id: 'CreatedCalendarFeed' });

/** A feed as the wire shows it. */
export function toCalendarFeedResponse(feed: FeedRow): z.output<typeof calendarFeedResponse> {
  const { first_name, last_name, created_by_user_id, ...row } = feed;
  return {
    ...row,
    created_by: { id: created_by_user_id, first_name, last_name },
    created_ts: feed.created_ts.toISOString(),
    last_read_ts: feed.last_read_ts?.toISOString() ?? null,
  };
}
