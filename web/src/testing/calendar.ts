import { makeLocation } from './world.ts';

/** A gig of the calendar, open; on January 15, 2099, 5:00 pm to 11:00 pm in New York. `facts` replace what a test is about. */
export function makeCalendarGig(databaseId: number, facts: Record<string, unknown> = {}) {
  return {
    __typename: 'CalendarGig',
    id: `calendar-gig-${databaseId}`,
    databaseId,
    gigId: `gig-${databaseId}`,
    status: 'POSTED',
    listStatus: 'UNFILLED',
    type: 'MARKETPLACE',
    startTime: '2099-01-15T22:00:00Z',
    endTime: '2099-01-16T04:00:00Z',
    timeZone: 'America/New_York',
    skillDatabaseId: 1,
    skillName: 'Line Cook',
    unpaidBreakMinutes: 0,
    places: 2,
    selected: 0,
    confirmed: 0,
    missing: 0,
    offered: 0,
    noShows: 0,
    unpaid: null,
    openApplications: 0,
    eventDatabaseId: null,
    eventName: null,
    isRecurring: false,
    revision: 1,
    ...facts,
  };
}

/** What a fake gateway knows of a location with these gigs on its calendar. */
export function calendarRoot(gigs: readonly unknown[], facts: Record<string, unknown> = {}) {
  return {
    location: () =>
      makeLocation(1, {
        viewerCanPostGigs: true,
        viewerCannotPostGigsReason: null,
        calendar: { isTruncated: false, gigs },
        ...facts,
      }),
  };
}

/** The week of the gigs of {@link makeCalendarGig}. */
export const calendarWeek = '/locations/1?view=calendar&calendar_date=2099-01-15';
