import { sql } from 'kysely';
import { batchSize } from '../../platform/dueWork/dueJob.ts';
import { chance } from './chance.ts';
import { contestHours } from './decisions.ts';
import { isUnhandled } from './isUnhandled.ts';
import type { FindSituations } from './situation.ts';

const threeDays = 72 * 3_600_000;

// Hours that change again can be contested again.
const name = sql<string>`'hours:' || gig_applications.id || ':' || extract(epoch from hours_updated_ts)`;

/** Pros whose hours a manager shortened in the last three days. */
export const findShortenedHours: FindSituations = async ({ trx, seed, now }) => {
  const works = await trx
    .selectFrom('gigs')
    .innerJoin('gig_applications', 'gig_applications.gig_id', 'gigs.id')
    .select(['gig_applications.id', 'gig_id', 'pro_id', 'gig_applications.location_id', name.as('name')])
    .select('gig_applications.hours_updated_ts')
    .where('gigs.status', 'in', ['CONFIRMED', 'INCOMPLETE'])
    .where('is_confirmed', '=', true)
    .where('is_cancelled', '=', false)
    .where('sent_home_ts', 'is', null)
    .where('hours_updated_by_user_id', 'is not', null)
    .where('hours_updated_ts', '>', new Date(now.getTime() - threeDays))
    .where(sql<boolean>`work_end_time - work_start_time < original_work_end_time - original_work_start_time`)
    .where(isUnhandled(name))
    .orderBy('gig_applications.id')
    .limit(batchSize)
    .execute();
  return works.map(({ id, gig_id, pro_id, location_id, hours_updated_ts, name: met }) => ({
    name: met,
    acts: contestHours(chance(seed, 'hours', gig_id, pro_id), {
      now,
      expires: new Date((hours_updated_ts ?? now).getTime() + threeDays),
    }).map(({ kind, due }) => ({ kind, due_ts: due, gig_id, pro_id, location_id, application_id: id })),
  }));
};
