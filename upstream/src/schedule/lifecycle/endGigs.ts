import { sql } from 'kysely';
import { among } from '../../platform/database/among.ts';
import { changeDue } from '../../platform/dueWork/changeDue.ts';
import type { DueJob } from '../../platform/dueWork/dueJob.ts';
import { earliest } from '../../platform/dueWork/earliest.ts';
import { countWorkedGigs } from '../../pros/profiles/countWorkedGigs.ts';

/** Whether the gig has confirmed pros and the last punch of each is a CLOCK_OUT. */
const allProsClockedOut = sql<boolean>`(
  select bool_and(coalesce(last_punch.punch_type, '') = 'CLOCK_OUT')
  from gig_applications
  left join lateral (
    select punch_type from time_punches where application_id = gig_applications.id order by time desc, id desc limit 1
  ) as last_punch on true
  where gig_id = gigs.id and is_confirmed and not is_cancelled
)`;

/**
 * Sets gigs to INCOMPLETE (awaiting payment) at their end, or earlier once the last pro has clocked out. Counts them as
 * worked in the records of their pros; a no-show that is recorded later is taken back there.
 */
export const endGigs: DueJob = {
  name: 'endGigs',
  work: async (_upstream, trx, now) => {
    const ids = await changeDue(trx, {
      table: 'gigs',
      condition: sql`status = 'CONFIRMED' and start_time <= ${now}
        and (end_time <= ${now} or ${allProsClockedOut})`,
      dueAt: 'start_time',
      set: sql`status = 'INCOMPLETE', last_updated_ts = ${now}`,
    });
    if (ids.length === 0) return 0;
    const worked = await trx
      .selectFrom('gig_applications')
      .select('pro_id')
      .where(among('gig_id', ids))
      .where('is_confirmed', '=', true)
      .where('is_cancelled', '=', false)
      .execute();
    await countWorkedGigs(
      trx,
      worked.map(({ pro_id }) => pro_id),
      1,
    );
    return ids.length;
  },
  next: (database, window) =>
    earliest(database.selectFrom('gigs').where('status', '=', 'CONFIRMED'), window, {
      column: 'end_time',
      location: 'location_id',
    }),
};
