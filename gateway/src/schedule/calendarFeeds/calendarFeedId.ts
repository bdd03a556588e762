import { databaseIdInput } from '../../platform/schema/nodeIdInput.ts';

export const { rule: calendarFeedId, keyOf: checkedCalendarFeed } = databaseIdInput(
  'CalendarFeed',
  'a calendar feed',
);
