import { sql } from 'kysely';
import { batchSize, type DueJob } from '../../platform/dueWork/dueJob.ts';
import { earliest } from '../../platform/dueWork/earliest.ts';

/**
 * At its start, a gig with a confirmed pro becomes CONFIRMED, also if the approval of its location was revoked: the pro
 * comes and is paid. Any other becomes CANCELLED while it awaits approval, else UNFILLED.
 */
export const startGigs: DueJob = {
  name: 'startGigs',
  work: async (_upstream, trx, now) => {
    const { rows } = await sql`
      update gigs set
        status = case
          when confirmed_applications > 0 then 'CONFIRMED'
          when status = 'UNAPPROVED' then 'CANCELLED'
          else 'UNFILLED'
        end,
        last_updated_ts = ${now}
      where id in (
        select id from gigs where status in ('UNAPPROVED', 'POSTED') and start_time <= ${now}
        order by start_time, id limit ${batchSize} for update skip locked
      )
      returning id
    `.execute(trx);
    return rows.length;
  },
  next: (database, window) =>
    earliest(database.selectFrom('gigs').where('status', 'in', ['UNAPPROVED', 'POSTED']), window, {
      column: 'start_time',
      location: 'location_id',
    }),
};
