import { sql, type Transaction } from 'kysely';
import { post } from '../../../pay/ledger/post.ts';
import { readPayableWork } from '../../../pay/payments/payableWork.ts';
import { paidOutEntries, payoutOf } from '../../../pay/payments/paymentEntries.ts';
import { oweFor } from '../../../pay/payments/submitPayments.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { paidAt } from './paidAt.ts';

const day = 24 * 3_600_000;

/** How far back there are invoices: weekly ones for longer than daily ones. */
const daysBack = { WEEKLY: 42, DAILY: 12 };

/** Posts to the ledger what the paid work of invoiced locations owes, at the end of the day after the work. */
export async function oweInvoicedWork(trx: Transaction<Tables>, now: Date): Promise<void> {
  const since = (days: number) => new Date(now.getTime() - days * day);
  const paid = await trx
    .selectFrom('gig_applications')
    .innerJoin('locations', 'locations.id', 'gig_applications.location_id')
    .select(['gig_applications.id', 'gig_applications.work_end_time'])
    .where('locations.invoicing_enabled', '=', true)
    .where('pro_payment_status', '=', 'AVAILABLE')
    .where(
      'work_end_time',
      '>=',
      sql<Date>`case invoice_frequency when 'DAILY' then ${since(daysBack.DAILY)}::timestamptz
        else ${since(daysBack.WEEKLY)}::timestamptz end`,
    )
    .orderBy('gig_applications.id')
    .execute();
  const timeOf = new Map(paid.map(({ id, work_end_time }) => [id, paidAt(work_end_time, now)]));
  const works = await readPayableWork(
    trx,
    'SANDBOX',
    paid.map(({ id }) => id),
  );
  for (const [time, part] of Map.groupBy(works, ({ id }) => timeOf.get(id) ?? now.getTime())) {
    const owed = await oweFor(trx, part, new Map(), new Date(time));
    const postings = [...owed].map(([application_id, entries]) => ({
      application_id,
      event: 'PAID_OUT' as const,
      attempt: 1,
      entries: paidOutEntries(entries),
    }));
    await post(trx, postings, new Date(time));
    for (const [id, entries] of owed) {
      await trx
        .updateTable('gig_applications')
        .set({ pro_payment_amount: payoutOf(entries) / 100 })
        .where('id', '=', id)
        .execute();
    }
  }
}
