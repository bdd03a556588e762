import { z } from 'zod';
import { accessTo } from '../../platform/access/locationAccess.ts';
import { may } from '../../platform/access/permissions.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { calendarFilters } from './calendarFilters.ts';
import { calendarGig } from './calendarGig.ts';
import { toCalendarGig } from './calendarGigs.ts';
import { selectCalendarGigs } from './selectCalendarGigs.ts';

/** The maximum number of gigs in a response. */
const mostGigs = 2_000;

/** `GET /api/staffer/gigs/calendar/`: the gigs of a location that start within a range. */
export const gigCalendar = ({ database, clock }: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/gigs/calendar/',
    access: 'staffer',
    tags: ['gigs'],
    summary: "List a location's gigs in a range of the calendar",
    description: `Earliest first, without paging; at most ${mostGigs} gigs.`,
    query: calendarFilters,
    responses: { 200: z.object({ results: z.array(calendarGig), is_truncated: z.boolean() }) },
    errors: [404],
    handle: async ({ query, caller }) => {
      const { access } = await accessTo(database, caller, query.location_id);
      const seesMoney = may(access, 'wages.view');
      const rows = await selectCalendarGigs(database, query, clock.now())
        .limit(mostGigs + 1)
        .execute();
      const results = rows.slice(0, mostGigs).map((gig) => toCalendarGig(gig, seesMoney));
      return { status: 200, body: { results, is_truncated: rows.length > mostGigs } };
    },
  });
