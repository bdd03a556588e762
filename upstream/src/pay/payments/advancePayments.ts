import { type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { batchSize, type DueJob } from '../../platform/dueWork/dueJob.ts';
import { earliest } from '../../platform/dueWork/earliest.ts';
import { chargeBusiness } from './chargeBusiness.ts';
import { moveOn } from './moveOn.ts';
import type { PaymentsTable } from './paymentsTable.ts';
import { settlePayments } from './settlePayments.ts';
import { takeStep } from './takeStep.ts';

type Payment = Selectable<PaymentsTable>;

/**
 * Moves payments on: SUBMITTED, PENDING_TRANSFER, IN_TRANSIT, AVAILABLE. Each charge is a transaction of its own: a crash
 * can only repeat the request to the card network that was under way, under the same key. The other steps take batches.
 * A payment whose step throws is retried later, and the others move on.
 */
export const advancePayments: DueJob = {
  name: 'advancePayments',
  work: async (services, trx, now) => {
    const payments = await duePayments(trx, now, { which: sql`not ${isToCharge}`, limit: batchSize });
    if (payments.length > 0) {
      await takeStep(services, trx, { payments, now }, (due) => settleOrMoveOn(trx, due, now));
      return payments.length;
    }
    const charges = await duePayments(trx, now, { which: isToCharge, limit: 1 });
    if (charges.length === 0) return 0;
    await takeStep(services, trx, { payments: charges, now }, async (due) => {
      for (const charge of due) await chargeBusiness({ ...services, database: trx }, trx, charge, now);
    });
    return charges.length;
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

async function settleOrMoveOn(
  trx: Transaction<Tables>,
  payments: readonly Payment[],
  now: Date,
): Promise<void> {
  const arrived = payments.filter(({ status }) => status === 'IN_TRANSIT');
  await settlePayments(trx, arrived, now);
  await moveOn(
    trx,
    payments.filter((payment) => !arrived.includes(payment)),
    now,
  );
}

/** Locks the applications and gigs of the payments as well, as paying does. */
async function duePayments(
  trx: Database,
  now: Date,
  { which, limit }: { which: RawBuilder<boolean>; limit: number },
): Promise<Payment[]> {
  const { rows } = await sql<Payment>`
    select payments.* from payments
    join gig_applications on gig_applications.id = payments.application_id
    join gigs on gigs.id = gig_applications.gig_id
    where payments.due_ts <= ${now} and ${which}
    order by payments.due_ts, payments.id limit ${limit} for update skip locked
  `.execute(trx);
  return rows;
}
