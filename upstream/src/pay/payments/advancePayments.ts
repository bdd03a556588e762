import { type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { batchSize, type DueJob, type DueServices } from '../../platform/dueWork/dueJob.ts';
import { earliest } from '../../platform/dueWork/earliest.ts';
import { chargeBusiness } from './chargeBusiness.ts';
import { moveOn } from './moveOn.ts';
import type { PaymentKind, PaymentsTable } from './paymentsTable.ts';
import { type PaymentOfWork, refuseLate } from './refuseLate.ts';
import { settlePayments } from './settlePayments.ts';
import { takeStep } from './takeStep.ts';
import { prosWithoutAccount } from './waitForAccounts.ts';

type Payment = Selectable<PaymentsTable>;

/**
 * Moves payments on: SUBMITTED, PENDING_TRANSFER, IN_TRANSIT, AVAILABLE. Each charge is a transaction of its own: a crash
 * can only repeat the request to the card network that was under way, under the same key. The other steps take batches.
 * A bank can refuse what is on its way, and a payout waits while its pro has no account. A payment whose step throws is
 * retried later, and the others move on.
 */
export const advancePayments: DueJob = {
  name: 'advancePayments',
  work: async (services, trx, now) => {
    const payments = await duePayments(trx, now, { which: sql`not ${isToCharge}`, limit: batchSize });
    if (payments.length > 0) {
      const means = { ...services, database: trx };
      await takeStep(services, trx, { payments, now }, (due) => settleOrMoveOn(means, trx, due, now));
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
  services: DueServices,
  trx: Transaction<Tables>,
  payments: readonly PaymentOfWork[],
  now: Date,
): Promise<void> {
  const accepted = await refuseLate(services, trx, payments, now);
  const payable = await holdPayouts(trx, accepted);
  // No bank gave these back since they arrived: they stay.
  for (const kind of ['CHARGE', 'PAYOUT'] as const) {
    const stay = payable.filter((payment) => payment.kind === kind && payment.status === 'AVAILABLE');
    await setNothingDue(trx, kind, stay);
  }
  const arrived = payable.filter(({ status }) => status === 'IN_TRANSIT');
  await settlePayments(trx, arrived, now);
  await moveOn(
    trx,
    payable.filter(({ status }) => status !== 'IN_TRANSIT' && status !== 'AVAILABLE'),
    now,
  );
}

const isNewPayout = ({ kind, status }: Payment) => kind === 'PAYOUT' && status === 'SUBMITTED';

/** Lets payouts wait for pros without an account. Returns the other payments. */
async function holdPayouts(
  trx: Transaction<Tables>,
  payments: readonly PaymentOfWork[],
): Promise<PaymentOfWork[]> {
  const without = await prosWithoutAccount(
    trx,
    payments.filter(isNewPayout).map(({ pro_id }) => pro_id),
  );
  const waits = (payment: PaymentOfWork) => isNewPayout(payment) && without.has(payment.pro_id);
  await setNothingDue(trx, 'PAYOUT', payments.filter(waits));
  return payments.filter((payment) => !waits(payment));
}

async function setNothingDue(
  trx: Transaction<Tables>,
  kind: PaymentKind,
  payments: readonly Payment[],
): Promise<void> {
  if (payments.length === 0) return;
  await trx
    .updateTable('payments')
    .set({ due_ts: null })
    .where('kind', '=', kind)
    .where(
      'application_id',
      'in',
      payments.map(({ application_id }) => application_id),
    )
    .execute();
}

/** Locks the applications and gigs of the payments as well, as paying does. */
async function duePayments(
  trx: Database,
  now: Date,
  { which, limit }: { which: RawBuilder<boolean>; limit: number },
): Promise<PaymentOfWork[]> {
  const { rows } = await sql<PaymentOfWork>`
    select payments.*, gig_applications.pro_id, gig_applications.gig_id, gig_applications.location_id from payments
    join gig_applications on gig_applications.id = payments.application_id
    join gigs on gigs.id = gig_applications.gig_id
    where payments.due_ts <= ${now} and ${which}
    order by payments.due_ts, payments.id limit ${limit} for update skip locked
  `.execute(trx);
  return rows;
}
