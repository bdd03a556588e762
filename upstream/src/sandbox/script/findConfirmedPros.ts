import { sql } from 'kysely';
import { batchSize } from '../../platform/dueWork/dueJob.ts';
import { chance } from './chance.ts';
import { workGig } from './decisions.ts';
import { isUnhandled } from './isUnhandled.ts';
import type { FindSituations } from './situation.ts';

// Rescheduled work is planned again.
const name = sql<string>`'work:' || gig_applications.id || ':' || extract(epoch from work_start_time)`;

/** Confirmed pros whose work is upcoming or has started without them. */
export const findConfirmedPros: FindSituations = async ({ trx, seed, now }) => {
  const works = await trx
    .selectFrom('gigs')
    .innerJoin('gig_applications', 'gig_applications.gig_id', 'gigs.id')
    .select([
      'gig_applications.id',
      'gig_applications.gig_id',
      'gig_applications.pro_id',
      'gig_applications.location_id',
      'gig_applications.work_start_time',
      'gig_applications.work_end_time',
      name.as('name'),
    ])
    .where('gigs.status', 'in', ['POSTED', 'CONFIRMED'])
    .where('gig_applications.is_confirmed', '=', true)
    .where('gig_applications.is_cancelled', '=', false)
    .where('gig_applications.work_end_time', '>', now)
    .where('gig_applications.sent_home_ts', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('time_punches')
            .select('time_punches.id')
            .whereRef('time_punches.application_id', '=', 'gig_applications.id'),
        ),
      ),
    )
    .where(isUnhandled(name))
    .orderBy('gig_applications.id')
    .limit(batchSize)
    .execute();
  return works.map(({ id, gig_id, pro_id, location_id, work_start_time, work_end_time, name: met }) => ({
    name: met,
    acts: workGig(chance(seed, 'work', gig_id, pro_id), {
      now,
      start: work_start_time,
      end: work_end_time,
    }).map(({ kind, due }) => ({ kind, due_ts: due, gig_id, pro_id, location_id, application_id: id })),
  }));
};
