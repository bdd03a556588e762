import type { Database } from '../../platform/database/database.ts';

/** Ends the break that a pro is on, if any; deletes one that would end before it started. */
export async function endOpenBreak(trx: Database, applicationId: number, time: Date): Promise<void> {
  await trx
    .deleteFrom('shift_breaks')
    .where('application_id', '=', applicationId)
    .where('end_time', 'is', null)
    .where('start_time', '>=', time)
    .execute();
  await trx
    .updateTable('shift_breaks')
    .set({ end_time: time })
    .where('application_id', '=', applicationId)
    .where('end_time', 'is', null)
    .execute();
}
