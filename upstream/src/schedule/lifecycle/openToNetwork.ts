import { sql } from 'kysely';
import { among } from '../../platform/database/among.ts';
import type { DueJob } from '../../platform/dueWork/dueJob.ts';
import { earliest } from '../../platform/dueWork/earliest.ts';
import { lockDueGigs } from './lockDueGigs.ts';

/** Opens gigs that only groups can see to the whole network when due. */
export const openToNetwork: DueJob = {
  name: 'openToNetwork',
  work: async (_upstream, trx, now) => {
    const ids = await lockDueGigs(trx, {
      condition: sql`status = 'POSTED' and open_to_network_ts <= ${now} and start_time > ${now}`,
      dueAt: 'open_to_network_ts',
    });
    if (ids.length === 0) return 0;
    await sql`
      update gigs set is_for_groups_only = false, last_updated_ts = ${now} where ${among('id', ids)}
    `.execute(trx);
    return ids.length;
  },
  next: (database, window) =>
    earliest(database.selectFrom('gigs').where('status', '=', 'POSTED'), window, {
      column: 'open_to_network_ts',
      location: 'location_id',
    }),
};
