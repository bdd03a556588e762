import { sql } from 'kysely';
import { batchSize, type DueJob } from '../../platform/dueWork/dueJob.ts';
import { earliest } from '../../platform/dueWork/earliest.ts';
import { autoSelectGig } from './autoSelectGig.ts';

/** Within these hours before the start, the best applicants are selected whatever their match score. */
const hoursBefore = 72;

/** Before that, the minimum match score at locations with immediate auto-select. */
const leastScoreAtOnce = 70;

const hours = 3_600_000;

/**
 * Fills open places of gigs with open applicants, when a pro applies and every 15 minutes. Places that stay open are
 * retried. Locks the gig first, like every transition of an application.
 */
export const autoSelect: DueJob = {
  name: 'autoSelect',
  work: async (services, trx, now) => {
    const gigs = await trx
      .selectFrom('gigs')
      .select(['id', 'start_time'])
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('auto_select_rounds')
          .select('gig_id')
          .where((round) => round.or([round('next_ts', '<=', now), round('retry_ts', '<=', now)]))
          .orderBy(sql`least(next_ts, retry_ts)`)
          .orderBy('gig_id')
          .limit(batchSize),
      )
      .orderBy('id')
      .forNoKeyUpdate()
      .skipLocked()
      .execute();
    for (const { id: gigId, start_time } of gigs) {
      const isSoon = start_time.getTime() - now.getTime() <= hoursBefore * hours;
      await autoSelectGig(services, trx, { gigId, leastScore: isSoon ? 0 : leastScoreAtOnce, now });
      await planNextRound(trx, gigId, now);
    }
    return gigs.length;
  },
  // Runs only after changes: the sandbox clock retries wherever it stops.
  next: (database, window) =>
    earliest(
      database.selectFrom('auto_select_rounds').innerJoin('gigs', 'gigs.id', 'auto_select_rounds.gig_id'),
      window,
      { column: 'next_ts', location: 'gigs.location_id' },
    ),
};

/** Schedules a retry while applicants are open; deletes the row when none are or the gig is full. */
async function planNextRound(trx: Parameters<DueJob['work']>[1], gigId: number, now: Date): Promise<void> {
  await sql`
    update auto_select_rounds as round set
      next_ts = case when plan.is_early then plan.final_ts end,
      retry_ts = case when not plan.is_early then ${now}::timestamptz + interval '15 minutes' end
    from (
      select final_ts, final_ts > ${now} as is_early
      from gigs cross join lateral (select start_time - make_interval(hours => ${hoursBefore}) as final_ts) as hours
      where id = ${gigId}
    ) as plan
    where round.gig_id = ${gigId}
  `.execute(trx);
}
