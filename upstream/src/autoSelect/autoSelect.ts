import { sql } from 'kysely';
import { batchSize, type DueJob } from '../dueWork/dueJob.ts';
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
          .where('next_ts', '<=', now)
          .orderBy('next_ts')
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
};

/** Whoever still waits is looked at again; the row is gone when nobody does or no place is left. */
async function planNextRound(trx: Parameters<DueJob['work']>[1], gigId: number, now: Date): Promise<void> {
  await sql`
    update auto_select_rounds set next_ts = greatest(
      ${now}::timestamptz + interval '15 minutes',
      (select start_time from gigs where id = ${gigId}) - make_interval(hours => ${hoursBefore})
    ) where gig_id = ${gigId}
  `.execute(trx);
}
