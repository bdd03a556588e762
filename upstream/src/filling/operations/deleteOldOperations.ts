import { sql } from 'kysely';
import { batchSize, type DueJob } from '../../dueWork/dueJob.ts';

/** What came of an operation can be looked up for a day; the offers that it made stay. */
export const forgetOperations: DueJob = {
  name: 'forgetOperations',
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
