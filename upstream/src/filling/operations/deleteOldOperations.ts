import { sql } from 'kysely';
import { batchSize, type DueJob } from '../../platform/dueWork/dueJob.ts';

/** Deletes operations a day after they finished. The offers they created stay. */
export const deleteOldOperations: DueJob = {
  name: 'deleteOldOperations',
  work: async (_upstream, trx, now) => {
    const { rows } = await sql`
      delete from operations
      where id in (
        select id from operations where status = 'done' and finished_ts <= ${now}::timestamptz - interval '24 hours'
        order by finished_ts, id limit ${batchSize} for update skip locked
      )
      returning id
    `.execute(trx);
    return rows.length;
  },
};
