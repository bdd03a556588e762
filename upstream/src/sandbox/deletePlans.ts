import type { Database } from '../platform/database/database.ts';

/** Deletes the script's plans, so that it replans. Past acts stay. */
export async function deletePlans(trx: Database): Promise<void> {
  await trx.deleteFrom('sandbox_acts').where('done_ts', 'is', null).execute();
  await trx.deleteFrom('sandbox_situations').execute();
}
