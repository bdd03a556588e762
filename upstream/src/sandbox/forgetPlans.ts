import type { Database } from '../database/database.ts';

/** Has the script decide anew: what its pros were going to do is forgotten, what they did stays. */
export async function forgetPlans(trx: Database): Promise<void> {
  await trx.deleteFrom('sandbox_acts').where('done_ts', 'is', null).execute();
  await trx.deleteFrom('sandbox_situations').execute();
}
