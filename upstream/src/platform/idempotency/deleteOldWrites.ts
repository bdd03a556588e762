import { sql } from 'kysely';
import { batchSize, type DueJob } from '../dueWork/dueJob.ts';

/** Deletes idempotency keys after a day of system time, regardless of the sandbox clock. */
export const deleteOldWrites: DueJob = {
  name: 'deleteOldWrites',
  work: async ({ clock }, trx) => {
    const { rows } = await sql`
      delete from once_only_writes
      where ctid = any (array(
        select ctid from once_only_writes where created_ts <= ${clock.systemNow()}::timestamptz - interval '24 hours'
        order by created_ts limit ${batchSize} for update skip locked
      ))
      returning key_hash
    `.execute(trx);
    return rows.length;
  },
};
