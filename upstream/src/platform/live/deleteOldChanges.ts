import { sql } from 'kysely';
import { batchSize, type DueJob } from '../dueWork/dueJob.ts';

/** Deletes feed entries after a week and records the last deleted position in the floor. */
export const deleteOldChanges: DueJob = {
  name: 'deleteOldChanges',
  work: async (_services, trx, now) => {
    const { rows } = await sql<{ position: number }>`
      delete from change_feed
      where position in (
        select position from change_feed where created_ts <= ${now}::timestamptz - interval '7 days'
        order by created_ts, position limit ${batchSize * 20} for update skip locked
      )
      returning position
    `.execute(trx);
    if (rows.length === 0) return 0;
    await trx
      .updateTable('change_feed_floor')
      .set((eb) => ({
        position: eb.fn<number>('greatest', [
          'position',
          eb.val(Math.max(...rows.map(({ position }) => position))),
        ]),
      }))
      .execute();
    return rows.length;
  },
};
