import type { DueJob } from '../../platform/dueWork/dueJob.ts';
import { earliest } from '../../platform/dueWork/earliest.ts';
import { isNotWaiting, tryItems } from '../../platform/dueWork/tryItems.ts';
import { billingTerms } from './billingTerms.ts';
import { draftPeriod } from './draftPeriod.ts';
import { notifyOfInvoice } from './notifyOfInvoice.ts';

/** Drafts the invoices of a location whose work week, or day, has ended. If that throws, it is retried later. */
export const draftInvoices: DueJob = {
  name: 'draftInvoices',
  work: async (services, trx, now) => {
    const period = await trx
      .selectFrom('work_to_invoice')
      .select(['location_id', 'due_ts'])
      .where('due_ts', '<=', now)
      .where(isNotWaiting('draftInvoices', 'work_to_invoice.location_id', now))
      .orderBy('due_ts')
      .orderBy('location_id')
      .limit(1)
      .executeTakeFirst();
    if (!period) return 0;
    await tryItems(services, trx, { job: 'draftInvoices', ids: [period.location_id], now }, async () => {
      const drafted = await draftPeriod(trx, billingTerms(services), period, now);
      for (const id of drafted) await notifyOfInvoice(services, trx, id, 'DRAFT');
    });
    return 1;
  },
  next: (database, window) =>
    earliest(database.selectFrom('work_to_invoice'), window, {
      column: 'work_to_invoice.due_ts',
      location: 'work_to_invoice.location_id',
    }),
};
