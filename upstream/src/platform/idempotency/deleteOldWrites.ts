import { sql } from 'kysely';
import { batchSize, type DueJob } from '../../dueWork/dueJob.ts';

/** What was answered to a once-only write is kept for a day of the system's time, however far the sandbox moves on. */
export const forgetWrites: DueJob = {
  name: 'forgetWrites',
  work: async ({ clock }, trx) => {
    const { rows } = await sql`
      delete from once_only_writes
      where ctid = any (array(
        select ctid from once_only_writes where created_ts <= ${clock.systemNow()}::timestamptz - interval '24 hours'
        order by created_ts limit ${batchSize} for update skip locked
      ))
      returning key
    `.execute(trx);
    return rows.length;
  },
};
