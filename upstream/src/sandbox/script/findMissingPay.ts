import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { batchSize, type DueWindow } from '../../platform/dueWork/dueJob.ts';
import { earliest } from '../../platform/dueWork/earliest.ts';
import { chance } from './chance.ts';
import { contestMissingPay } from './decisions.ts';
import { isUnhandled } from './isUnhandled.ts';
import type { FindSituations } from './situation.ts';

const day = 24 * 3_600_000;

const name = sql<string>`'missing-pay:' || gig_applications.id`;

/** How long after the work pros wait for their pay, in milliseconds. */
const patience = 3 * day;

/** Pros who clocked in, finished three to five days ago and are not paid. */
export const findMissingPay: FindSituations = async ({ trx, seed, now }) => {
  const works = await unpaidWork(trx)
    .select(['gig_applications.id', 'gig_id', 'pro_id', 'gig_applications.location_id', name.as('name')])
    .where('work_end_time', '<=', new Date(now.getTime() - patience))
    .where('work_end_time', '>', new Date(now.getTime() - patience - 2 * day))
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

/** When the next pro has waited for their pay long enough. The script has to run then, so that a long move of the clock is like short ones. */
export async function nextMissingPay(
  database: Database,
  { after, locationId }: DueWindow,
): Promise<Date | null> {
  const end = await earliest(
    unpaidWork(database),
    { after: new Date(after.getTime() - patience), locationId },
    { column: 'gig_applications.work_end_time', location: 'gig_applications.location_id' },
  );
  return end && new Date(end.getTime() + patience);
}

function unpaidWork(database: Database) {
  return database
    .selectFrom('gigs')
    .innerJoin('gig_applications', 'gig_applications.gig_id', 'gigs.id')
    .where('gigs.status', '=', 'INCOMPLETE')
    .where('is_confirmed', '=', true)
    .where('is_cancelled', '=', false)
    .where('is_gig_cancelled', '=', false)
    .where('business_payment_status', 'is', null)
    .where('pro_payment_status', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('time_punches')
          .select('time_punches.id')
          .whereRef('time_punches.application_id', '=', 'gig_applications.id'),
      ),
    );
}
