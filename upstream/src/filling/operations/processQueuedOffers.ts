import { sql } from 'kysely';
import type { Caller } from '../../platform/access/caller.ts';
import { requirePermission } from '../../platform/access/locationAccess.ts';
import type { Database } from '../../platform/database/database.ts';
import { inSavepoint } from '../../platform/database/inSavepoint.ts';
import type { OfferResult } from '../offers/offerResponse.ts';
import { offerToPro } from '../offers/offerToPro.ts';
import type { DueJob, DueServices } from '../../platform/dueWork/dueJob.ts';
import { ApiError } from '../../platform/errors.ts';
import { accessToGig } from '../../schedule/gigs/accessToGig.ts';
import { callerOf } from './callerOf.ts';
import type { OperationInput } from './operationInput.ts';

/** The number of offers per transaction: small, because it locks the gig. */
const piece = 20;

/**
 * Processes queued offers in batches. Each transaction stores the results of its batch, so that a restart resumes after
 * it and creates no offer twice.
 */
export const processQueuedOffers: DueJob = {
  name: 'processQueuedOffers',
  work: async (services, trx, now) => {
    const operation = await trx
      .selectFrom('operations')
      .select(['id', 'input', 'results', 'total', 'created_by_user_id'])
      .where('status', '<>', 'done')
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!operation) return 0;
    const caller = await callerOf(trx, operation.created_by_user_id);
    await sql`select set_config('change.actor_user_id', ${String(caller.userId)}, true)`.execute(trx);
    const results = [...operation.results];
    for (const pair of pairsOf(operation.input).slice(results.length, results.length + piece)) {
      results.push(await offerTo(services, trx, caller, { ...operation.input, ...pair }));
    }
    const isDone = results.length >= operation.total;
    await trx
      .updateTable('operations')
      .set({
        results: JSON.stringify(results),
        status: isDone ? 'done' : 'running',
        finished_ts: isDone ? now : null,
      })
      .where('id', '=', operation.id)
      .execute();
    return Math.max(1, results.length - operation.results.length);
  },
};

type Pair = { gig_id: number; pro_id: number };

function pairsOf({ gig_ids, pro_ids }: OperationInput): Pair[] {
  return gig_ids.flatMap((gig_id) => pro_ids.map((pro_id) => ({ gig_id, pro_id })));
}

/** Makes one offer of an operation; rolls back if it fails. */
async function offerTo(
  services: DueServices,
  trx: Database,
  caller: Caller,
  { gig_id, pro_id, application_type, bonus, message, is_confirmed }: OperationInput & Pair,
): Promise<OfferResult> {
  try {
    const offer = await inSavepoint(trx, async () => {
      // The user may have lost the permission since then.
      requirePermission(await accessToGig(trx, caller, gig_id), 'applications.manage');
      const terms = { application_type, bonus, message, is_confirmed };
      return offerToPro(services, trx, caller, { ...terms, gig_id, pro_id });
    });
    return { ok: true, gig_id, pro_id, offer };
  } catch (error) {
    // An unexpected failure must not block the offers after it.
    const refusal =
      error instanceof ApiError ? error : new ApiError('unknown', 'This offer could not be made.');
    return { ok: false, gig_id, pro_id, error: refusal.toDetail() };
  }
}
