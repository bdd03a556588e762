import { sql } from 'kysely';
import { changeDue } from '../../platform/dueWork/changeDue.ts';
import type { DueJob } from '../../platform/dueWork/dueJob.ts';
import { earliest } from '../../platform/dueWork/earliest.ts';

/** Moves network gigs with open places to the marketplace when due. */
export const moveToMarketplace: DueJob = {
  name: 'moveToMarketplace',
  work: async (_upstream, trx, now) => {
    const ids = await changeDue(trx, {
      table: 'gigs',
      condition: sql`status = 'POSTED' and move_to_marketplace_ts <= ${now} and start_time > ${now}`,
      dueAt: 'move_to_marketplace_ts',
      set: sql`type = 'MARKETPLACE', last_updated_ts = ${now}`,
    });
    return ids.length;
  },
  next: (database, window) =>
    earliest(database.selectFrom('gigs').where('status', '=', 'POSTED'), window, {
      column: 'move_to_marketplace_ts',
      location: 'location_id',
    }),
};
