import { z } from 'zod';
import { id, instant } from '../../platform/server/parameters.ts';
import type { FeedRow } from './selectFeeds.ts';

/** The response schema of an active feed. Its link is not stored; only the response that creates the feed has it. */
export const calendarFeedResponse = z
  .object({
    id,
    location_id: id.nullable(),
    event_id: id.nullable(),
    are_pros_named: z.boolean().describe('Whether it names the confirmed pros'),
    created_by: z.object({ id, first_name: z.string(), last_name: z.string() }),
    created_ts: instant,
    last_read_ts: instant
      .nullable()
      .describe('When a calendar program last requested it, accurate to five minutes'),
  })
  .meta({ id: 'CalendarFeed' });

/** The response schema of a new feed, with its link. */
export const createdCalendarFeedResponse = calendarFeedResponse
  .extend({ url: z.url().describe('The secret link') })
  .meta({ id: 'CreatedCalendarFeed' });

export function toCalendarFeedResponse(feed: FeedRow): z.output<typeof calendarFeedResponse> {
  const { first_name, last_name, created_by_user_id, ...row } = feed;
  return {
    ...row,
    created_by: { id: created_by_user_id, first_name, last_name },
    created_ts: feed.created_ts.toISOString(),
    last_read_ts: feed.last_read_ts?.toISOString() ?? null,
  };
}
