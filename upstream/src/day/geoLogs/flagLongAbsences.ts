import { sql } from 'kysely';
import { batchSize, type DueJob } from '../../platform/dueWork/dueJob.ts';
import { earliest } from '../../platform/dueWork/earliest.ts';

/**
 * Flags the departures of pros who are still away after 15 minutes of their work. Those who clocked out, were sent
 * home or cancelled in the meantime, or whose work ends earlier now, are not absent.
 */
export const flagLongAbsences: DueJob = {
  name: 'flagLongAbsences',
  work: async (_services, trx, now) => {
    const due = await trx
      .selectFrom('geo_logs')
      .select('id')
      .where('absence_due_ts', '<=', now)
      .orderBy('absence_due_ts')
      .orderBy('id')
      .limit(batchSize)
      .forUpdate()
      .skipLocked()
      .execute();
    if (due.length === 0) return 0;
    await sql`
      update geo_logs set
        absence_due_ts = null,
        is_flagged_for_staffer_review = verdict.is_absent,
        review_reasons = case when verdict.is_absent then array['LONG_ABSENCE'] else array[]::text[] end,
        last_updated_ts = ${now}
      from (
        select
          log.id,
          application.is_confirmed and not application.is_cancelled and application.sent_home_ts is null
            and application.work_end_time >= log.absence_due_ts
            and not exists (
              select from time_punches as punch
              where punch.application_id = log.application_id and punch.punch_type = 'CLOCK_OUT'
                and punch.time between log.created_ts and log.absence_due_ts
            ) as is_absent
        from geo_logs as log join gig_applications as application on application.id = log.application_id
        where log.id in (${sql.join(due.map(({ id }) => id))})
      ) as verdict
      where geo_logs.id = verdict.id
    `.execute(trx);
    return due.length;
  },
  next: (database, window) =>
    earliest(database.selectFrom('geo_logs'), window, { column: 'absence_due_ts', location: 'location_id' }),
};
