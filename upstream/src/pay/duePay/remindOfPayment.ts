import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { batchSize, type DueJob } from '../../platform/dueWork/dueJob.ts';
import { earliest } from '../../platform/dueWork/earliest.ts';
import { notifyOfDuePay } from './notifyOfDuePay.ts';
import { workToPay } from '../../schedule/gigs/unpaidWork.ts';

/**
 * Reminds the managers of a location every morning of work that no one has paid, or whose payment failed. Work whose
 * payment is on its way needs no one. The next morning is recorded in the same transaction, so a restart neither repeats a
 * reminder nor skips one.
 */
export const remindOfPayment: DueJob = {
  name: 'remindOfPayment',
  work: async (services, trx, now) => {
    const { rows } = await sql<{ location_id: number }>`
      update payment_reminders set due_ts = next_morning(${now}, locations.timezone)
      from locations
      where locations.id = payment_reminders.location_id and payment_reminders.location_id in (
        select location_id from payment_reminders where due_ts <= ${now}
        order by due_ts, location_id limit ${batchSize} for update skip locked
      )
      returning payment_reminders.location_id
    `.execute(trx);
    for (const { location_id } of rows) await notifyOfDuePay(services, trx, location_id);
    return rows.length;
  },
  next: (database, window) =>
    earliest(remindersOfUnpaidWork(database), window, { column: 'due_ts', location: 'location_id' }),
};

const remindersOfUnpaidWork = (database: Database) =>
  database
    .selectFrom('payment_reminders')
    .where((eb) =>
      eb.exists(
        workToPay(database)
          .select('gig_applications.id')
          .whereRef('gigs.location_id', '=', eb.ref('payment_reminders.location_id')),
      ),
    );
