import type { RouteFactory } from '../../platform/server/route.ts';
import { createCalendarFeed } from './createCalendarFeed.ts';
import { deleteCalendarFeed } from './deleteCalendarFeed.ts';
import { getCalendarFeed } from './getCalendarFeed.ts';
import { listCalendarFeeds } from './listCalendarFeeds.ts';

/** The routes for calendar feeds, in the order of the documentation. */
export const calendarFeedsRoutes: readonly RouteFactory[] = [
  listCalendarFeeds,
  createCalendarFeed,
  getCalendarFeed,
  deleteCalendarFeed,
];
