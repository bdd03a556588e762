import { sql } from 'kysely';
import { batchSize, type DueJob } from '../../platform/dueWork/dueJob.ts';

/** Deletes deliveries with their payloads 30 days after their last attempt, and lost events of the same age. */
export const deleteOldDeliveries: DueJob = {
  name: 'deleteOldDeliveries',
  work: async ({ clock }, trx) => {
    const { rows } = await sql`
      delete from webhook_deliveries
      where id in (
        select id from webhook_deliveries
        where state <> 'WAITING' and finished_ts <= ${clock.systemNow()}::timestamptz - interval '30 days'
        order by finished_ts, id limit ${batchSize} for update skip locked
      )
      returning id
    `.execute(trx);
    const { numUpdatedRows } = await trx
      .updateTable('webhooks')
      .set({ lost_events: 0, lost_ts: null })
      .where('lost_ts', '<=', new Date(clock.systemNow().getTime() - 30 * 86_400_000))
      .executeTakeFirstOrThrow();
    return rows.length + Number(numUpdatedRows);
  },
};
