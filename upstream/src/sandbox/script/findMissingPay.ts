import { sql } from 'kysely';
import { batchSize } from '../../platform/dueWork/dueJob.ts';
import { chance } from './chance.ts';
import { contestMissingPay } from './decisions.ts';
import { isUnhandled } from './isUnhandled.ts';
import type { FindSituations } from './situation.ts';

const day = 24 * 3_600_000;

const name = sql<string>`'missing-pay:' || gig_applications.id`;

/** Pros who clocked in, finished three to five days ago and are not paid. */
export const findMissingPay: FindSituations = async ({ trx, seed, now }) => {
  const works = await trx
    .selectFrom('gigs')
    .innerJoin('gig_applications', 'gig_applications.gig_id', 'gigs.id')
    .select(['gig_applications.id', 'gig_id', 'pro_id', 'gig_applications.location_id', name.as('name')])
    .where('gigs.status', '=', 'INCOMPLETE')
    .where('is_confirmed', '=', true)
    .where('is_cancelled', '=', false)
    .where('is_gig_cancelled', '=', false)
    .where('business_payment_status', 'is', null)
    .where('pro_payment_status', 'is', null)
    .where('work_end_time', '<=', new Date(now.getTime() - 3 * day))
    .where('work_end_time', '>', new Date(now.getTime() - 5 * day))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('time_punches')
          .select('time_punches.id')
          .whereRef('time_punches.application_id', '=', 'gig_applications.id'),
      ),
    )
    .where(isUnhandled(name))
    .orderBy('gig_applications.id')
    .limit(batchSize)
    .execute();
  return works.map(({ id, gig_id, pro_id, location_id, name: met }) => ({
    name: met,
    acts: contestMissingPay(chance(seed, 'missing-pay', gig_id, pro_id), now).map(({ kind, due }) => ({
      kind,
      due_ts: due,
      gig_id,
      pro_id,
      location_id,
      application_id: id,
    })),
  }));
};
