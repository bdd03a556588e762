import { z } from 'zod';
import { accessTo } from '../platform/access/locationAccess.ts';
import { id, instant } from '../platform/server/parameters.ts';
import { route } from '../platform/server/route.ts';
import type { Services } from '../platform/server/services.ts';
import { clockResponse, readClock } from './clockResponse.ts';
import { moveTarget } from './moves/moveTarget.ts';
import { moveClock } from './moves/moveClock.ts';
import { resetClock } from './moves/resetClock.ts';
import { requireSandbox } from './requireSandbox.ts';

/** A move that takes longer stops early, in milliseconds, so that clients can show progress. */
const patience = 4_000;

const moveBody = z
  .strictObject({
    advance_minutes: z
      .int()
      .min(1, 'At least one minute')
      .max(44_640, 'At most 31 days at once')
      .optional()
      .describe('Moves forward by this many minutes, at most 31 days'),
    to: z.iso
      .datetime({ offset: true })
      .optional()
      .describe('Moves forward to this instant, at most 31 days away'),
    to_next_event: z
      .literal(true)
      .optional()
      .describe('Moves forward to the next scheduled event, at most 31 days'),
    location_id: id.optional().describe('With to_next_event: the next event at this location'),
    reset: z.literal(true).optional().describe('Resets the clock to the real time. Past events stay'),
  })
  .refine(
    ({ advance_minutes, to, to_next_event, reset }) =>
      [advance_minutes, to, to_next_event, reset].filter((way) => way !== undefined).length === 1,
    {
      message: 'Provide exactly one of advance_minutes, to, to_next_event and reset',
      path: ['advance_minutes'],
    },
  )
  .meta({ id: 'SandboxMove' });

/** A requested move of the clock. */
export type MoveBody = z.output<typeof moveBody>;

/** `POST /api/sandbox/clock/`: moves the sandbox's clock. Does not exist in production. */
export const postClock = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/sandbox/clock/',
    access: 'staffer',
    scope: 'POST',
    actsOutside: true,
    tags: ['sandbox'],
    summary: 'Move the clock and process everything due on the way',
    description:
      'Processes everything due on the way in order. A long move may stop before its target, which ' +
      '`is_complete` says: send `to` with the target to go on. Sessions, codes and limits keep the real time.',
    body: moveBody,
    responses: {
      200: clockResponse.extend({
        target: instant.describe('The target of the move'),
        is_complete: z.boolean().describe('Whether the clock reached the target'),
      }),
    },
    errors: [404],
    handle: async ({ body, caller }) => {
      requireSandbox(services);
      const { location_id: locationId = null } = body;
      if (locationId !== null) await accessTo(services.database, caller, locationId);
      const begun = performance.now();
      const hasTime = () => performance.now() - begun < patience;
      if (body.reset) await resetClock(services);
      const to = body.reset ? services.clock.now() : await moveTarget(services, body, hasTime);
      const isComplete = body.reset || to === null || (await moveClock(services, { to, hasTime }));
      const clock = await readClock(services, locationId);
      return {
        status: 200,
        body: { ...clock, target: to?.toISOString() ?? clock.now, is_complete: isComplete },
      };
    },
  });
