import type { Caller } from '../../platform/access/caller.ts';
import { requirePermission } from '../../platform/access/locationAccess.ts';
import type { Database } from '../../database/database.ts';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import { ApiError, type ErrorDetail } from '../../platform/errors.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { accessToGig } from '../../schedule/gigs/accessToGig.ts';
import type { GigEffects } from './gigEffects.ts';

/** What a step does with one gig, in a transaction of its own. */
export type GigStep = (trx: Database, gigId: number) => Promise<GigEffects>;

/** What became of one gig. */
export type StepOutcome =
  | { id: number; ok: true; effects: GigEffects }
  | { id: number; ok: false; error: ErrorDetail };

/** Takes one step with a gig, for a caller who has gigs.post there. */
export async function stepOn(
  upstream: Upstream,
  caller: Caller,
  gigId: number,
  step: GigStep,
): Promise<GigEffects> {
  requirePermission(await accessToGig(upstream.database, caller, gigId), 'gigs.post');
  return inTransactionOf(upstream, caller, (trx) => step(trx, gigId));
}

/** Takes the same step with each gig, each for itself: some may be done and others refused. */
export async function stepOnEach(
  upstream: Upstream,
  caller: Caller,
  gigIds: readonly number[],
  step: GigStep,
): Promise<StepOutcome[]> {
  const outcomes: StepOutcome[] = [];
  for (const id of new Set(gigIds)) {
    try {
      outcomes.push({ id, ok: true, effects: await stepOn(upstream, caller, id, step) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      outcomes.push({ id, ok: false, error: error.toDetail() });
    }
  }
  return outcomes;
}
