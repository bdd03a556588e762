import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Ends the break that a pro is on, if any, or at the start of the next one; deletes one that would end before it started. */
export async function endOpenBreak(trx: Database, applicationId: number, time: Date): Promise<void> {
  await trx
    .deleteFrom('shift_breaks')
    .where('application_id', '=', applicationId)
    .where('end_time', 'is', null)
    .where('start_time', '>=', time)
    .execute();
  await trx
    .updateTable('shift_breaks')
    .set({
      end_time: sql`least(${time}::timestamptz, (
        select min(later.start_time) from shift_breaks as later
        where later.application_id = ${applicationId} and later.start_time > shift_breaks.start_time
      ))`,
    })
    .where('application_id', '=', applicationId)
    .where('end_time', 'is', null)
    .execute();
}
