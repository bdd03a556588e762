import { z } from 'zod';
import { locationSchema } from '../../businesses/locations/locationSchema.ts';
import { applicationResponse } from '../../filling/applications/applicationResponse.ts';
import { dateParameter, id, idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { calendarGig } from '../../schedule/calendar/calendarGig.ts';
import { loadDaySchedule } from './loadDaySchedule.ts';
import { mostGigs } from './mostGigs.ts';

/** `GET /api/staffer/day-schedule/`: who works on a day, over all locations of the caller. */
export const getDaySchedule = (services: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/day-schedule/',
    access: 'staffer',
    tags: ['roster'],
    summary: 'Get the gigs of a day at all locations of the caller, with their confirmed pros',
    description:
      'The gigs that start on the day in the time zone of their location, and where it is today, those that began earlier ' +
      `and have not ended; without cancelled ones, earliest first, at most ${mostGigs}.`,
    query: z.strictObject({
      date: dateParameter.optional().describe('Defaults to today in the time zone of most of the locations'),
      organization_id: idParameter.optional().describe('Only locations of this organization'),
    }),
    responses: {
      200: z.object({
        date: z.iso.date(),
        today: z.iso.date().describe('In the time zone of most of the locations'),
        is_truncated: z.boolean().describe('Whether there are more gigs'),
        locations: z.array(locationSchema(services.settings.productSlug)).describe('Those of the gigs'),
        gigs: z.array(calendarGig.extend({ location_id: id })).max(mostGigs),
        applications: z
          .array(applicationResponse)
          .describe('Of the confirmed pros of the gigs, including those who dropped out afterwards'),
      }),
    },
    handle: async ({ query: { date, organization_id }, caller }) => ({
      status: 200,
      body: await loadDaySchedule(services, caller, { date, organizationId: organization_id }),
    }),
  });
