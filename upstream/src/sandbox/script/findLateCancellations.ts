import { sql } from 'kysely';
import { batchSize } from '../../platform/dueWork/dueJob.ts';
import { chance } from './chance.ts';
import { contestCancellation } from './decisions.ts';
import { isUnhandled } from './isUnhandled.ts';
import type { FindSituations } from './situation.ts';

const threeDays = 72 * 3_600_000;

const name = sql<string>`'cancelled-late:' || gig_applications.id`;

/** Pros whose shift was cancelled late in the last three days, and who are paid less than its hours. */
export const findLateCancellations: FindSituations = async ({ trx, seed, now }) => {
  const works = await trx
    .selectFrom('gigs')
    .innerJoin('gig_applications', 'gig_applications.gig_id', 'gigs.id')
    .select(['gig_applications.id', 'gig_id', 'pro_id', 'gig_applications.location_id', name.as('name')])
    .select(['gigs.cancelled_ts', 'guaranteed_minutes'])
    .where('gigs.cancelled_ts', '>', new Date(now.getTime() - threeDays))
    .where('is_confirmed', '=', true)
    .whereRef('gig_applications.cancelled_ts', '=', 'gigs.cancelled_ts')
    .where(
      sql<boolean>`(guaranteed_minutes is not null or gigs.cancelled_ts > gigs.start_time - interval '24 hours')`,
    )
    .where(
      sql<boolean>`coalesce(guaranteed_minutes, 0) < floor(
        extract(epoch from original_work_end_time - original_work_start_time) / 60
      ) - unpaid_break_minutes`,
    )
    .where(isUnhandled(name))
    .orderBy('gig_applications.id')
    .limit(batchSize)
    .execute();
  return works.map(({ id, gig_id, pro_id, location_id, cancelled_ts, guaranteed_minutes, name: met }) => ({
    name: met,
    acts: contestCancellation(chance(seed, 'cancelled-late', gig_id, pro_id), {
      now,
      expires: new Date((cancelled_ts ?? now).getTime() + threeDays),
      isPaid: guaranteed_minutes !== null,
    }).map(({ kind, due }) => ({ kind, due_ts: due, gig_id, pro_id, location_id, application_id: id })),
  }));
};
