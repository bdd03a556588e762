import './CalendarFeed.ts';
import './calendarFeedLists.ts';
import './createCalendarFeed.ts';
import './revokeCalendarFeed.ts';
