import { z } from 'zod';
import type { Caller } from '../../platform/access/caller.ts';
import { errorBodySchema } from '../../platform/errors.ts';
import { id } from '../../platform/server/parameters.ts';
import type { Services } from '../../platform/server/services.ts';
import { gigResponse } from '../gigs/gigResponse.ts';
import { loadGigs } from '../gigs/loadGigs.ts';
import { gigEffects } from '../gigs/gigEffects.ts';
import type { ActionOutcome } from './runOnGigs.ts';

/** The response schema of a bulk action: for each gig its new state, or an error. */
export const gigResults = z.object({
  results: z.array(
    z.discriminatedUnion('ok', [
      z.object({ id, ok: z.literal(true), gig: gigResponse, effects: gigEffects }),
      z.object({ id, ok: z.literal(false), error: errorBodySchema.shape.error }),
    ]),
  ),
});

/** The outcomes with their gigs, all of which are visible to the caller. */
export async function toGigResults(
  services: Pick<Services, 'database' | 'clock'>,
  caller: Caller,
  outcomes: readonly ActionOutcome[],
): Promise<z.output<typeof gigResults>> {
  const done = outcomes.filter(({ ok }) => ok).map(({ id: gigId }) => gigId);
  const gigs = done.length > 0 ? await loadGigs(services, caller, done) : [];
  const byId = new Map(gigs.map((gig) => [gig.id, gig]));
  return {
    results: outcomes.map((outcome) => {
      const gig = byId.get(outcome.id);
      if (outcome.ok && gig) return { ...outcome, gig };
      const gone = { code: 'not_found', message: 'No shift was found here.' };
      return { id: outcome.id, ok: false as const, error: outcome.ok ? gone : outcome.error };
    }),
  };
}
