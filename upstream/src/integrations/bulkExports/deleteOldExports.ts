import { sql } from 'kysely';
import { batchSize, type DueJob } from '../../platform/dueWork/dueJob.ts';

/** Deletes exports with their files a week after their end. */
export const deleteOldExports: DueJob = {
  name: 'deleteOldExports',
  work: async ({ clock }, trx) => {
    const { rows } = await sql`
      delete from exports
      where id in (
        select id from exports
        where finished_ts is not null and expires_ts <= ${clock.systemNow()}
        order by expires_ts, id limit ${batchSize} for update skip locked
      )
      returning id
    `.execute(trx);
    return rows.length;
  },
};
