import { sql } from 'kysely';
import { changeDue } from '../../platform/dueWork/changeDue.ts';
import type { DueJob } from '../../platform/dueWork/dueJob.ts';
import { earliest } from '../../platform/dueWork/earliest.ts';

/** Opens gigs that only groups can see to the whole network when due. */
export const openToNetwork: DueJob = {
  name: 'openToNetwork',
  work: async (_upstream, trx, now) => {
    const ids = await changeDue(trx, {
      table: 'gigs',
      condition: sql`status = 'POSTED' and open_to_network_ts <= ${now} and start_time > ${now}`,
      dueAt: 'open_to_network_ts',
      set: sql`is_for_groups_only = false, last_updated_ts = ${now}`,
    });
    return ids.length;
  },
  next: (database, window) =>
    earliest(database.selectFrom('gigs').where('status', '=', 'POSTED'), window, {
      column: 'open_to_network_ts',
      location: 'location_id',
    }),
};
