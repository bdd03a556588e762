import { sql } from 'kysely';
import { batchSize, type DueJob } from '../../dueWork/dueJob.ts';
import { earliest } from '../../platform/dueWork/earliest.ts';
import { autoSelectGig } from './autoSelectGig.ts';

/** From so many hours before the start the best applicants are chosen, whatever their match score. */
const hoursBefore = 72;

/** Before that only who matches at least so well is chosen, at locations that select at once. */
const leastScoreAtOnce = 70;

const hours = 3_600_000;

/**
 * Fills gigs with free places from those who wait, as soon as somebody applies or every quarter of an hour. What could
 * not be filled is tried again. The gig is locked first, as by every step of an application.
 */
export const autoSelect: DueJob = {
  name: 'autoSelect',
  work: async (upstream, trx, now) => {
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
      await autoSelectGig(upstream, trx, { gigId, leastScore: isSoon ? 0 : leastScoreAtOnce, now });
      await planNextRound(trx, gigId, now);
    }
    return gigs.length;
  },
  // Only when there is something new: the sandbox's clock tries again wherever it stops.
  next: (database, window) =>
    earliest(
      database.selectFrom('auto_select_rounds').innerJoin('gigs', 'gigs.id', 'auto_select_rounds.gig_id'),
      window,
      { column: 'next_ts', location: 'gigs.location_id' },
    ),
};

/** Whoever still waits is looked at again; the row is gone when nobody does or no place is left. */
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
