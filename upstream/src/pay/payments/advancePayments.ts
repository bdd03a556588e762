import { type Selectable, sql } from 'kysely';
import type { DueJob } from '../../platform/dueWork/dueJob.ts';
import { earliest } from '../../platform/dueWork/earliest.ts';
import { chargeBusiness } from './chargeBusiness.ts';
import type { PaymentsTable } from './paymentsTable.ts';
import { settlePayment } from './settlePayment.ts';
import { moveOn } from './moveOn.ts';

/**
 * Moves payments on: SUBMITTED, PENDING_TRANSFER, IN_TRANSIT, AVAILABLE. Each step is a transaction of its own: a crash
 * can only repeat the request to the card network that was under way, under the same key.
 */
export const advancePayments: DueJob = {
  name: 'advancePayments',
  work: async (services, trx, now) => {
    const { rows } = await sql<Selectable<PaymentsTable>>`
      select payments.* from payments
      join gig_applications on gig_applications.id = payments.application_id
      join gigs on gigs.id = gig_applications.gig_id
      where payments.due_ts <= ${now}
      order by payments.due_ts, payments.id limit 1 for update skip locked
    `.execute(trx);
    const [payment] = rows;
    if (!payment) return 0;
    if (payment.status === 'IN_TRANSIT') await settlePayment(trx, payment, now);
    else if (payment.kind === 'CHARGE' && payment.status === 'SUBMITTED') {
      await chargeBusiness({ ...services, database: trx }, trx, payment, now);
    } else await moveOn(trx, payment, now);
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
