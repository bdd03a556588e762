import type { DueUpstream } from '../../dueWork/dueJob.ts';
import { forgetPlans } from '../forgetPlans.ts';

/** Takes the clock back to the real time. What has happened stays; what pros were going to do is planned anew. */
export async function resetClock({
  database,
  clock,
}: Pick<DueUpstream, 'database' | 'clock'>): Promise<void> {
  await database.transaction().execute(async (trx) => {
    await trx.updateTable('sandbox').set({ clock_offset_ms: 0 }).where('id', '=', 1).execute();
    await forgetPlans(trx);
  });
  clock.move(0);
}
