import type { Transaction } from 'kysely';
import { notifyOfHours } from '../../filling/applications/notifyOfHours.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Services } from '../../platform/server/services.ts';
import { recordTimeChange } from './recordTimeChange.ts';
import type { Work } from './work.ts';

type Actor = { caller: Pick<Caller, 'userId'>; now: Date };

/**
 * Records that a manager corrected the time records of this work: the history keeps those of before, the pro is notified,
 * and can dispute the hours as after any other change of them.
 */
export async function recordCorrection(
  services: Pick<Services, 'clock' | 'settings'>,
  trx: Transaction<Tables>,
  work: Work,
  actor: Actor,
): Promise<void> {
  await recordTimeChange(trx, work, actor);
  const corrected_ts = actor.now;
  await trx
    .insertInto('corrected_work')
    .values({ application_id: work.id, corrected_ts })
    .onConflict((conflict) => conflict.column('application_id').doUpdateSet({ corrected_ts }))
    .execute();
  await notifyOfHours(services, trx, work.id, 'RECORDS');
}
