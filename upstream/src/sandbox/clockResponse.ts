import { z } from 'zod';
import { instant } from '../platform/server/parameters.ts';
import type { Services } from '../platform/server/services.ts';
import { nextEvent } from './moves/nextEvent.ts';

/** The state of the sandbox clock. */
export const clockResponse = z
  .object({
    now: instant.describe('The time of the marketplace'),
    offset_seconds: z.int().nonnegative().describe('How far it is ahead of the real time'),
    next_event: instant
      .nullable()
      .describe('When something is next due, at the given location if any; null if nothing is due'),
  })
  .meta({ id: 'SandboxClock' });

export async function readClock(services: Services, locationId: number | null) {
  const { clock } = services;
  const now = clock.now();
  const next = await nextEvent(services, { after: now, locationId });
  return {
    now: now.toISOString(),
    offset_seconds: Math.round(clock.offset / 1000),
    next_event: next?.toISOString() ?? null,
  };
}
