import { addCalendarFeed } from '../../testing/calendarFeeds.ts';
import { fixtureIds as ids } from '../../testing/fixtureIds.ts';
import { teamMemberThere, type RoleRows } from '../../testing/roleRows.ts';

export const roles: RoleRows = {
  'GET /api/staffer/calendar-feeds/': {
    path: `/api/staffer/calendar-feeds/?location_id=${ids.harborHouse}`,
    statuses: teamMemberThere(200),
  },
  'POST /api/staffer/calendar-feeds/': {
    body: { location_id: ids.harborHouse },
    statuses: teamMemberThere(201),
  },
  'GET /api/staffer/calendar-feeds/:id/': {
    path: '/api/staffer/calendar-feeds/1/',
    arrange: ({ database }) => addCalendarFeed(database),
    statuses: teamMemberThere(200),
  },
  'DELETE /api/staffer/calendar-feeds/:id/': {
    path: '/api/staffer/calendar-feeds/1/',
    arrange: ({ database }) => addCalendarFeed(database),
    statuses: teamMemberThere(204),
  },
};
