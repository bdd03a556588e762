import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { batchSize, type DueJob, type DueServices } from '../../platform/dueWork/dueJob.ts';
import { earliest } from '../../platform/dueWork/earliest.ts';
import { ApiError } from '../../platform/errors.ts';
import { readState } from '../state.ts';
import { type DueAct, perform } from './perform.ts';

/** Carries out the due acts of the simulated pros, each as the pro. */
export const performActs: DueJob = {
  name: 'performActs',
  work: async (services, trx, now) => {
    if (services.settings.isProduction || !(await readState(trx)).script_is_on) return 0;
    const acts = await trx
      .selectFrom('sandbox_acts')
      .innerJoin('pros', 'pros.id', 'sandbox_acts.pro_id')
      .select([
        'sandbox_acts.id',
        'kind',
        'pro_id',
        'user_id',
        'gig_id',
        'application_id',
        'offer_id',
        'invite_id',
      ])
      .where('done_ts', 'is', null)
      .where('due_ts', '<=', now)
      .orderBy('due_ts')
      .orderBy('sandbox_acts.id')
      .limit(batchSize)
      .forUpdate('sandbox_acts')
      .skipLocked()
      .execute();
    for (const act of acts) {
      const refusal = await attempt(services, trx, act);
      await trx.updateTable('sandbox_acts').set({ done_ts: now, refusal }).where('id', '=', act.id).execute();
    }
    return acts.length;
  },
  next: async (database, window) => {
    if (!(await readState(database)).script_is_on) return null;
    return earliest(database.selectFrom('sandbox_acts').where('done_ts', 'is', null), window, {
      column: 'due_ts',
      location: 'location_id',
    });
  },
};

/**
 * Carries out an act. A rejected act is rolled back.
 *
 * @returns why it was rejected; null on success
 */
async function attempt(
  services: DueServices,
  trx: Transaction<Tables>,
  act: DueAct & { user_id: number },
): Promise<string | null> {
  const actAs = (userId: string) =>
    sql`select set_config('change.actor_user_id', ${userId}, true)`.execute(trx);
  await sql`savepoint act`.execute(trx);
  try {
    await actAs(String(act.user_id));
    await perform(services, trx, act);
    await sql`release savepoint act`.execute(trx);
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await sql`rollback to savepoint act`.execute(trx);
    return error.message;
  } finally {
    await actAs('');
  }
}
