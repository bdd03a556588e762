import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { loader } from '../../platform/rest/loader.ts';
import { noContent } from '../../platform/rest/noContent.ts';
import { paged, type PageQuery } from '../../platform/rest/paged.ts';
import { calendarFeedWire, createdCalendarFeedWire } from './calendarFeedWire.ts';

/** Lists the active feeds of a location or an event, at most 20. */
export const listCalendarFeeds = endpoint({
  name: 'listCalendarFeeds',
  method: 'GET',
  path: '/staffer/calendar-feeds/',
  query: shape<PageQuery & { location_id?: number; event_id?: number }>(),
  response: paged(calendarFeedWire),
});

/** Gets an active feed. */
const getCalendarFeed = endpoint({
  name: 'getCalendarFeed',
  method: 'GET',
  path: '/staffer/calendar-feeds/{id}/',
  response: calendarFeedWire,
});

/** Creates a feed, and optionally revokes the feed that it replaces. */
export const createCalendarFeed = endpoint({
  name: 'createCalendarFeed',
  method: 'POST',
  path: '/staffer/calendar-feeds/',
  body: shape<{
    location_id: number | null;
    event_id: number | null;
    are_pros_named: boolean;
    replaces_id: number | null;
  }>(),
  response: createdCalendarFeedWire,
});

export const revokeCalendarFeed = endpoint({
  name: 'revokeCalendarFeed',
  method: 'DELETE',
  path: '/staffer/calendar-feeds/{id}/',
  response: noContent,
});

export const calendarFeedById = loader({
  one: (id: number, rest) => rest.call(getCalendarFeed, { path: { id } }),
});
