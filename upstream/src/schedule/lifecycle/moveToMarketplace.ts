import { sql } from 'kysely';
import { among } from '../../platform/database/among.ts';
import type { DueJob } from '../../platform/dueWork/dueJob.ts';
import { earliest } from '../../platform/dueWork/earliest.ts';
import { lockDueGigs } from './lockDueGigs.ts';

/** Moves network gigs with open places to the marketplace when due. */
export const moveToMarketplace: DueJob = {
  name: 'moveToMarketplace',
  work: async (_upstream, trx, now) => {
    const ids = await lockDueGigs(trx, {
      condition: sql`status = 'POSTED' and move_to_marketplace_ts <= ${now} and start_time > ${now}`,
      dueAt: 'move_to_marketplace_ts',
    });
    if (ids.length === 0) return 0;
    await sql`
      update gigs set type = 'MARKETPLACE', last_updated_ts = ${now} where ${among('id', ids)}
    `.execute(trx);
    return ids.length;
  },
  next: (database, window) =>
    earliest(database.selectFrom('gigs').where('status', '=', 'POSTED'), window, {
      column: 'move_to_marketplace_ts',
      location: 'location_id',
    }),
};
