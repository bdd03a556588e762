import type { Caller } from '../../platform/access/caller.ts';
import { requirePermission } from '../../platform/access/locationAccess.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import { ApiError, type ErrorDetail } from '../../platform/errors.ts';
import type { Services } from '../../platform/server/services.ts';
import { accessToGig } from '../gigs/accessToGig.ts';
import type { GigEffects } from '../gigs/gigEffects.ts';

/** An action on one gig, in a separate transaction. */
export type GigAction = (trx: Database, gigId: number) => Promise<GigEffects>;

export type ActionOutcome =
  | { id: number; ok: true; effects: GigEffects }
  | { id: number; ok: false; error: ErrorDetail };

/** Runs an action on a gig, for a caller with gigs.post at its location. */
export async function runOnGig(
  services: Services,
  caller: Caller,
  gigId: number,
  step: GigAction,
): Promise<GigEffects> {
  requirePermission(await accessToGig(services.database, caller, gigId), 'gigs.post');
  return inTransactionOf(services, caller, (trx) => step(trx, gigId));
}

/** Runs an action on a gig like {@link runOnGig}, with an error as its outcome. */
export async function tryOnGig(
  services: Services,
  caller: Caller,
  gigId: number,
  step: GigAction,
): Promise<ActionOutcome> {
  try {
    return { id: gigId, ok: true, effects: await runOnGig(services, caller, gigId, step) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { id: gigId, ok: false, error: error.toDetail() };
  }
}

/** Runs an action on each gig. Some can succeed while others fail. */
export async function runOnEachGig(
  services: Services,
  caller: Caller,
  gigIds: readonly number[],
  step: GigAction,
): Promise<ActionOutcome[]> {
  const outcomes: ActionOutcome[] = [];
  for (const id of new Set(gigIds)) outcomes.push(await tryOnGig(services, caller, id, step));
  return outcomes;
}
