import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { loader } from '../../platform/rest/loader.ts';
import { noContent } from '../../platform/rest/noContent.ts';
import { paged, type PageQuery } from '../../platform/rest/paged.ts';
import { calendarFeedWire, createdCalendarFeedWire } from './calendarFeedWire.ts';

/** The feeds of a location or an event that are in use, at most 20. */
export const listCalendarFeeds = endpoint({
  name: 'listCalendarFeeds',
  method: 'GET',
  path: '/staffer/calendar-feeds/',
  query: shape<PageQuery & { location_id?: number; event_id?: number }>(),
  response: paged(calendarFeedWire),
});

/** One feed in use. */
const getCalendarFeed = endpoint({
  name: 'getCalendarFeed',
  method: 'GET',
  path: '/staffer/calendar-feeds/{id}/',
  response: calendarFeedWire,
});

/** Makes a secret link; may revoke another one with it. */
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

/** Ends a link. */
export const revokeCalendarFeed = endpoint({
  name: 'revokeCalendarFeed',
  method: 'DELETE',
  path: '/staffer/calendar-feeds/{id}/',
  response: noContent,
});

export const calendarFeedById = loader({
  one: (id: number, rest) => rest.call(getCalendarFeed, { path: { id } }),
});
