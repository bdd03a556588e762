import { sql } from 'kysely';
import { among } from '../../platform/database/among.ts';
import type { Database } from '../../platform/database/database.ts';

/** Whether the pay of an application waits for someone to submit it, with the hours that were posted. */
const hasPostedHours = sql<boolean>`(
  (business_payment_status is null or business_payment_status in ('FAILED', 'ERROR'))
  and work_start_time = original_work_start_time and work_end_time = original_work_end_time
)`;

/**
 * How many confirmed pros of each of these gigs came late, as the dashboards count them, and how many did not clock out
 * until the system did. The latter count until a manager states when they left, sets their hours, or submits their pay.
 */
export const punchesAtGigs = (database: Database, gigIds: readonly number[]) =>
  database
    .selectFrom('gig_applications')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('time_punches')
          .select([
            sql<Date | null>`min(time) filter (where punch_type = 'CLOCK_IN')`.as('clock_in'),
            sql<boolean>`(array_agg(is_automatic order by time desc, id desc))[1]`.as('is_last_automatic'),
          ])
          .whereRef('application_id', '=', 'gig_applications.id')
          .as('punches'),
      (join) => join.onTrue(),
    )
    .select('gig_id')
    .select([
      sql<number>`count(*) filter (where clock_in > original_work_start_time + interval '15 minutes')`.as(
        'late',
      ),
      sql<number>`count(*) filter (where is_last_automatic and ${hasPostedHours})`.as('not_clocked_out'),
    ])
    .where(among('gig_id', gigIds))
    .where((eb) => eb.and({ is_confirmed: eb.lit(true), is_cancelled: eb.lit(false) }))
    .groupBy('gig_id');
