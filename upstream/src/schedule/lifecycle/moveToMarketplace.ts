import { sql } from 'kysely';
import { batchSize, type DueJob } from '../../platform/dueWork/dueJob.ts';
import { earliest } from '../../platform/dueWork/earliest.ts';

/** Moves network gigs with open places to the marketplace when due. */
export const moveToMarketplace: DueJob = {
  name: 'moveToMarketplace',
  work: async (_upstream, trx, now) => {
    const { rows } = await sql`
      update gigs set type = 'MARKETPLACE', last_updated_ts = ${now}
      where id in (
        select id from gigs
        where status = 'POSTED' and move_to_marketplace_ts <= ${now} and start_time > ${now}
        order by move_to_marketplace_ts, id limit ${batchSize} for update skip locked
      )
      returning id
    `.execute(trx);
    return rows.length;
  },
  next: (database, window) =>
    earliest(database.selectFrom('gigs').where('status', '=', 'POSTED'), window, {
      column: 'move_to_marketplace_ts',
      location: 'location_id',
    }),
};
