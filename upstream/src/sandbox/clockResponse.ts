import { z } from 'zod';
import { instant } from '../platform/server/parameters.ts';
import type { Upstream } from '../platform/server/services.ts';
import { nextEvent } from './moves/nextEvent.ts';

/** How the sandbox's clock stands. */
export const clockResponse = z
  .object({
    now: instant.describe('The time of the marketplace'),
    offset_seconds: z.int().nonnegative().describe('By how much it is ahead of the real time'),
    next_event: instant
      .nullable()
      .describe(
        'When the next thing happens by itself, at the location that was asked for; null: nothing will',
      ),
  })
  .meta({ id: 'SandboxClock' });

/** Reads the clock. */
export async function readClock({ database, clock }: Upstream, locationId: number | null) {
  const now = clock.now();
  const next = await nextEvent(database, { after: now, locationId });
  return {
    now: now.toISOString(),
    offset_seconds: Math.round(clock.offset / 1000),
    next_event: next?.toISOString() ?? null,
  };
}
