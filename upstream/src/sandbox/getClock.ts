import { z } from 'zod';
import { accessTo } from '../platform/access/locationAccess.ts';
import { idParameter } from '../platform/server/parameters.ts';
import { route } from '../platform/server/route.ts';
import type { Upstream } from '../platform/server/services.ts';
import { clockResponse, readClock } from './clockResponse.ts';
import { requireSandbox } from './requireSandbox.ts';

/** `GET /api/sandbox/clock/`: how the sandbox's clock stands. Does not exist in production. */
export const getClock = (upstream: Upstream) =>
  route({
    method: 'GET',
    url: '/api/sandbox/clock/',
    access: 'staffer',
    tags: ['sandbox'],
    summary: 'The time of the marketplace, and when something happens next',
    query: z.strictObject({ location_id: idParameter.optional().describe('Only what happens there') }),
    responses: { 200: clockResponse },
    errors: [404],
    handle: async ({ query: { location_id = null }, caller }) => {
      requireSandbox(upstream);
      if (location_id !== null) await accessTo(upstream.database, caller, location_id);
      return { status: 200, body: await readClock(upstream, location_id) };
    },
  });
