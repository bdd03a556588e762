import { Event } from '../events/Event.ts';
import { Location } from '../../businesses/locations/Location.ts';
import { wholeList } from '../../platform/paging/wholeList.ts';
import type { RestSession } from '../../platform/rest/restSession.ts';
import { builder } from '../../platform/schema/builder.ts';
import { CalendarFeed } from './CalendarFeed.ts';
import { listCalendarFeeds } from './calendarFeedsApi.ts';

function feedsOf(place: { location_id: number } | { event_id: number }, rest: RestSession) {
  return wholeList((page) => rest.call(listCalendarFeeds, { query: { ...place, ...page } }));
}

const description =
  'The active calendar feeds, newest first, at most 20. Null with the error FORBIDDEN without the ' +
  'permission `gigs.post`. Costs one upstream call.';

const extensions = { listSize: 20 };

builder.objectField(Location, 'calendarFeeds', (t) =>
  t.field({
    type: [CalendarFeed],
    nullable: true,
    description,
    extensions,
    resolve: ({ id }, _args, { rest }) => feedsOf({ location_id: id }, rest),
  }),
);

builder.objectField(Event, 'calendarFeeds', (t) =>
  t.field({
    type: [CalendarFeed],
    nullable: true,
    description,
    extensions,
    resolve: ({ id }, _args, { rest }) => feedsOf({ event_id: id }, rest),
  }),
);
