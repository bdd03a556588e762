import { z } from 'zod';
import { route } from '../server/route.ts';
import { timeZoneAt } from './timeZoneAt.ts';

/** `GET /api/geocoding/timezone/`: the time zone at a point. */
export const getTimeZone = () =>
  route({
    method: 'GET',
    url: '/api/geocoding/timezone/',
    access: 'session',
    tags: ['geo'],
    summary: 'Get the time zone at a point',
    query: z.strictObject({ longitude: degrees(180), latitude: degrees(90) }),
    responses: { 200: z.object({ timezone: z.string().describe('IANA name') }) },
    handle: async ({ query: { longitude, latitude } }) => ({
      status: 200,
      body: { timezone: timeZoneAt(longitude, latitude) },
    }),
  });

function degrees(most: number) {
  return z
    .string()
    .regex(/^-?\d{1,3}(?:\.\d{1,15})?$/, 'must be degrees')
    .transform(Number)
    .pipe(z.number().min(-most).max(most));
}
