import type { DueServices } from '../../platform/dueWork/dueJob.ts';
import { deletePlans } from '../deletePlans.ts';

/** Resets the clock to the real time. Past events stay; the pros' future acts are replanned. */
export async function resetClock({
  database,
  clock,
}: Pick<DueServices, 'database' | 'clock'>): Promise<void> {
  await database.transaction().execute(async (trx) => {
    await trx.updateTable('sandbox').set({ clock_offset_ms: 0 }).where('id', '=', 1).execute();
    await deletePlans(trx);
  });
  clock.move(0);
}
