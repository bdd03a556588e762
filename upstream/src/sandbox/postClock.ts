import { z } from 'zod';
import { accessTo } from '../platform/access/locationAccess.ts';
import { id, instant } from '../platform/server/parameters.ts';
import { route } from '../platform/server/route.ts';
import type { Upstream } from '../platform/server/services.ts';
import { clockResponse, readClock } from './clockResponse.ts';
import { moveTarget } from './moves/moveTarget.ts';
import { moveClock } from './moves/moveClock.ts';
import { resetClock } from './moves/resetClock.ts';
import { requireSandbox } from './requireSandbox.ts';

/** A move that takes longer stops on its way, in milliseconds: nobody waits in the dark. */
const patience = 4_000;

const moveBody = z
  .strictObject({
    advance_minutes: z
      .int()
      .min(1, 'At least one minute')
      .max(44_640, 'At most 31 days at once')
      .optional()
      .describe('Moves on by so many minutes, 31 days at most'),
    to: z.iso.datetime({ offset: true }).optional().describe('Moves on to this moment, at most 31 days away'),
    to_next_event: z
      .literal(true)
      .optional()
      .describe('Moves on to when something happens by itself, by 31 days at most'),
    location_id: id.optional().describe('With to_next_event: something at this location'),
    reset: z.literal(true).optional().describe('Back to the real time. What has happened stays'),
  })
  .refine(
    ({ advance_minutes, to, to_next_event, reset }) =>
      [advance_minutes, to, to_next_event, reset].filter((way) => way !== undefined).length === 1,
    { message: 'Say one of advance_minutes, to, to_next_event and reset', path: ['advance_minutes'] },
  )
  .meta({ id: 'SandboxMove' });

/** How the clock is asked to move. */
export type MoveBody = z.output<typeof moveBody>;

/** `POST /api/sandbox/clock/`: moves the sandbox's clock. Does not exist in production. */
export const postClock = (upstream: Upstream) =>
  route({
    method: 'POST',
    url: '/api/sandbox/clock/',
    access: 'staffer',
    tags: ['sandbox'],
    summary: 'Move the clock, and have everything happen that is due on the way',
    description:
      'Everything that is due on the way happens in the order of time. A long move may stop before its target, which ' +
      '`is_complete` says: send `to` with the target to go on. Sessions, codes and limits keep the real time.',
    body: moveBody,
    responses: {
      200: clockResponse.extend({
        target: instant.describe('Where the clock was asked to go'),
        is_complete: z.boolean().describe('Whether it has arrived there'),
      }),
    },
    errors: [404],
    handle: async ({ body, caller }) => {
      requireSandbox(upstream);
      const { location_id: locationId = null } = body;
      if (locationId !== null) await accessTo(upstream.database, caller, locationId);
      const begun = performance.now();
      const hasTime = () => performance.now() - begun < patience;
      if (body.reset) await resetClock(upstream);
      const to = body.reset ? upstream.clock.now() : await moveTarget(upstream, body, hasTime);
      const isComplete = body.reset || to === null || (await moveClock(upstream, { to, hasTime }));
      const clock = await readClock(upstream, locationId);
      return {
        status: 200,
        body: { ...clock, target: to?.toISOString() ?? clock.now, is_complete: isComplete },
      };
    },
  });
