import { sql } from 'kysely';
import { changeDue } from '../../platform/dueWork/changeDue.ts';
import type { DueJob } from '../../platform/dueWork/dueJob.ts';
import { earliest } from '../../platform/dueWork/earliest.ts';

/**
 * At its start, a gig with a confirmed pro becomes CONFIRMED, also if the approval of its location was revoked: the pro
 * comes and is paid. Any other becomes CANCELLED while it awaits approval, else UNFILLED.
 */
export const startGigs: DueJob = {
  name: 'startGigs',
  work: async (_upstream, trx, now) => {
    const ids = await changeDue(trx, {
      table: 'gigs',
      condition: sql`status in ('UNAPPROVED', 'POSTED') and start_time <= ${now}`,
      dueAt: 'start_time',
      set: sql`
        status = case
          when confirmed_applications > 0 then 'CONFIRMED'
          when status = 'UNAPPROVED' then 'CANCELLED'
          else 'UNFILLED'
        end,
        last_updated_ts = ${now}`,
    });
    return ids.length;
  },
  next: (database, window) =>
    earliest(database.selectFrom('gigs').where('status', 'in', ['UNAPPROVED', 'POSTED']), window, {
      column: 'start_time',
      location: 'location_id',
    }),
};
