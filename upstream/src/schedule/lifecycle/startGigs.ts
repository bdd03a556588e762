import { sql } from 'kysely';
import { among } from '../../platform/database/among.ts';
import type { DueJob } from '../../platform/dueWork/dueJob.ts';
import { earliest } from '../../platform/dueWork/earliest.ts';
import { lockDueGigs } from './lockDueGigs.ts';

/**
 * At its start, a gig with a confirmed pro becomes CONFIRMED, also if the approval of its location was revoked: the pro
 * comes and is paid. Any other becomes CANCELLED while it awaits approval, else UNFILLED.
 */
export const startGigs: DueJob = {
  name: 'startGigs',
  work: async (_upstream, trx, now) => {
    const ids = await lockDueGigs(trx, {
      condition: sql`status in ('UNAPPROVED', 'POSTED') and start_time <= ${now}`,
      dueAt: 'start_time',
    });
    if (ids.length === 0) return 0;
    await sql`
      update gigs set
        status = case
          when confirmed_applications > 0 then 'CONFIRMED'
          when status = 'UNAPPROVED' then 'CANCELLED'
          else 'UNFILLED'
        end,
        last_updated_ts = ${now}
      where ${among('id', ids)}
    `.execute(trx);
    return ids.length;
  },
  next: (database, window) =>
    earliest(database.selectFrom('gigs').where('status', 'in', ['UNAPPROVED', 'POSTED']), window, {
      column: 'start_time',
      location: 'location_id',
    }),
};
