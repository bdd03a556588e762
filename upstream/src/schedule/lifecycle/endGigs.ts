import { sql } from 'kysely';
import { batchSize, type DueJob } from '../../platform/dueWork/dueJob.ts';
import { earliest } from '../../platform/dueWork/earliest.ts';

/** Whether the gig has confirmed pros and the last punch of each is a CLOCK_OUT. */
const allProsClockedOut = sql<boolean>`(
  select bool_and(coalesce(last_punch.punch_type, '') = 'CLOCK_OUT')
  from gig_applications
  left join lateral (
    select punch_type from time_punches where application_id = gig_applications.id order by time desc, id desc limit 1
  ) as last_punch on true
  where gig_id = gigs.id and is_confirmed and not is_cancelled
)`;

/** Sets gigs to INCOMPLETE (awaiting payment) at their end, or earlier once the last pro has clocked out. */
export const endGigs: DueJob = {
  name: 'endGigs',
  work: async (_upstream, trx, now) => {
    const { rows } = await sql`
      update gigs set status = 'INCOMPLETE', last_updated_ts = ${now}
      where id in (
        select id from gigs where status = 'CONFIRMED' and start_time <= ${now}
          and (end_time <= ${now} or ${allProsClockedOut})
        order by start_time, id limit ${batchSize} for update skip locked
      )
      returning id
    `.execute(trx);
    return rows.length;
  },
  next: (database, window) =>
    earliest(database.selectFrom('gigs').where('status', '=', 'CONFIRMED'), window, {
      column: 'end_time',
      location: 'location_id',
    }),
};
