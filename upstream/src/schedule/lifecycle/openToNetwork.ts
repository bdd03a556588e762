import { sql } from 'kysely';
import { batchSize, type DueJob } from '../../platform/dueWork/dueJob.ts';
import { earliest } from '../../platform/dueWork/earliest.ts';

/** Opens gigs that only groups can see to the whole network when due. */
export const openToNetwork: DueJob = {
  name: 'openToNetwork',
  work: async (_upstream, trx, now) => {
    const { rows } = await sql`
      update gigs set is_for_groups_only = false, last_updated_ts = ${now}
      where id in (
        select id from gigs
        where status = 'POSTED' and open_to_network_ts <= ${now} and start_time > ${now}
        order by open_to_network_ts, id limit ${batchSize} for update skip locked
      )
      returning id
    `.execute(trx);
    return rows.length;
  },
  next: (database, window) =>
    earliest(database.selectFrom('gigs').where('status', '=', 'POSTED'), window, {
      column: 'open_to_network_ts',
      location: 'location_id',
    }),
};
