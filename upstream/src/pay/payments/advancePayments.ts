import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { batchSize, type DueJob } from '../../platform/dueWork/dueJob.ts';
import { earliest } from '../../platform/dueWork/earliest.ts';
import { chargeBusiness } from './chargeBusiness.ts';
import { moveOn } from './moveOn.ts';
import type { PaymentsTable } from './paymentsTable.ts';
import { settlePayments } from './settlePayments.ts';

/**
 * Moves payments on: SUBMITTED, PENDING_TRANSFER, IN_TRANSIT, AVAILABLE. Each charge is a transaction of its own: a crash
 * can only repeat the request to the card network that was under way, under the same key. The other steps take batches.
 */
export const advancePayments: DueJob = {
  name: 'advancePayments',
  work: async (services, trx, now) => {
    const payments = await duePayments(trx, now, { which: sql`not ${isToCharge}`, limit: batchSize });
    if (payments.length > 0) {
      const arrived = payments.filter(({ status }) => status === 'IN_TRANSIT');
      await settlePayments(trx, arrived, now);
      await moveOn(
        trx,
        payments.filter((payment) => !arrived.includes(payment)),
        now,
      );
      return payments.length;
    }
    const [charge] = await duePayments(trx, now, { which: isToCharge, limit: 1 });
    if (!charge) return 0;
    await chargeBusiness({ ...services, database: trx }, trx, charge, now);
    return 1;
  },
  next: (database, window) =>
    earliest(
      database
        .selectFrom('payments')
        .innerJoin('gig_applications', 'gig_applications.id', 'payments.application_id')
        .where('payments.due_ts', 'is not', null),
      window,
      { column: 'payments.due_ts', location: 'gig_applications.location_id' },
    ),
};

const isToCharge = sql<boolean>`(payments.kind = 'CHARGE' and payments.status = 'SUBMITTED')`;

/** Locks the applications and gigs of the payments as well, as paying does. */
async function duePayments(
  trx: Database,
  now: Date,
  { which, limit }: { which: RawBuilder<boolean>; limit: number },
): Promise<Selectable<PaymentsTable>[]> {
  const { rows } = await sql<Selectable<PaymentsTable>>`
    select payments.* from payments
    join gig_applications on gig_applications.id = payments.application_id
    join gigs on gigs.id = gig_applications.gig_id
    where payments.due_ts <= ${now} and ${which}
    order by payments.due_ts, payments.id limit ${limit} for update skip locked
  `.execute(trx);
  return rows;
}
