import { z } from 'zod';
import { accessTo } from '../platform/access/locationAccess.ts';
import { idParameter } from '../platform/server/parameters.ts';
import { route } from '../platform/server/route.ts';
import type { Services } from '../platform/server/services.ts';
import { clockResponse, readClock } from './clockResponse.ts';
import { requireSandbox } from './requireSandbox.ts';

/** `GET /api/sandbox/clock/`: gets the state of the sandbox clock. Does not exist in production. */
export const getClock = (services: Services) =>
  route({
    method: 'GET',
    url: '/api/sandbox/clock/',
    access: 'staffer',
    tags: ['sandbox'],
    summary: 'Get the time of the marketplace and of the next event',
    query: z.strictObject({
      location_id: idParameter.optional().describe('Restricts the next event to this location'),
    }),
    responses: { 200: clockResponse },
    errors: [404],
    handle: async ({ query: { location_id = null }, caller }) => {
      requireSandbox(services);
      if (location_id !== null) await accessTo(services.database, caller, location_id);
      return { status: 200, body: await readClock(services, location_id) };
    },
  });
