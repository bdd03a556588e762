import { z } from 'zod';
import { locationWire } from '../../businesses/locations/locationWire.ts';
import { gigApplicationWire } from '../../filling/applications/gigApplicationWire.ts';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { calendarGigWire } from '../../schedule/calendar/calendarGigWire.ts';

/** The gigs of a day at all locations of the caller, with these locations and the applications of confirmed pros. */
export const getDaySchedule = endpoint({
  name: 'getDaySchedule',
  method: 'GET',
  path: '/staffer/day-schedule/',
  query: shape<{ date?: string; organization_id?: number }>(),
  response: (productSlug) =>
    z.object({
      date: z.string(),
      is_truncated: z.boolean(),
      locations: z.array(locationWire(productSlug)),
      gigs: z.array(calendarGigWire.extend({ location_id: z.int() })),
      applications: z.array(gigApplicationWire),
    }),
});
