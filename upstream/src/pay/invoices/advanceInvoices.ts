import type { Selectable, Transaction } from 'kysely';
import { cardNetworkName } from '../../platform/cardNetwork/cardNetwork.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { DueJob, DueServices } from '../../platform/dueWork/dueJob.ts';
import { earliest } from '../../platform/dueWork/earliest.ts';
import { tryStep } from '../ledger/tryStep.ts';
import { billingTerms } from './billingTerms.ts';
import { chargeInvoice } from './chargeInvoice.ts';
import { issueInvoice } from './issueInvoice.ts';
import { notifyOfInvoice } from './notifyOfInvoice.ts';
import { canBeCharged, readPayer } from './payer.ts';
import { returnInvoice } from './returnInvoice.ts';

/**
 * Moves invoices on: a draft is issued when its review ends, and an issued invoice is charged after its due date, or is
 * overdue where there is nothing to charge. A paid one fails if a bank takes its charge back. Each step is a transaction of its own; one that throws is retried later.
 */
export const advanceInvoices: DueJob = {
  name: 'advanceInvoices',
  work: async (services, trx, now) => {
    const invoice = await trx
      .selectFrom('invoices')
      .selectAll()
      .where('next_ts', '<=', now)
      .orderBy('next_ts')
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!invoice) return 0;
    await tryStep(services, trx, {
      job: 'advanceInvoices',
      id: invoice.id,
      setbacks: invoice.setbacks,
      now,
      take: () => takeStep(services, trx, invoice, now),
      store: ({ retryAt, ...values }) =>
        trx
          .updateTable('invoices')
          .set({ ...values, ...(retryAt && { next_ts: retryAt }) })
          .where('id', '=', invoice.id)
          .execute(),
    });
    return 1;
  },
  next: (database, window) =>
    earliest(database.selectFrom('invoices').where('next_ts', 'is not', null), window, {
      column: 'invoices.next_ts',
      location: 'invoices.location_id',
    }),
};

async function takeStep(
  services: DueServices,
  trx: Transaction<Tables>,
  invoice: Selectable<Tables['invoices']>,
  now: Date,
): Promise<void> {
  if (invoice.status === 'PAID') {
    await trx.updateTable('invoices').set({ next_ts: null }).where('id', '=', invoice.id).execute();
    await returnInvoice(services, trx, invoice, now);
    return;
  }
  if (invoice.status !== 'DRAFT') {
    await collect(services, trx, invoice, now);
    return;
  }
  const isIssued = await issueInvoice(trx, billingTerms(services), invoice, { now, approvedBy: null });
  if (isIssued) await notifyOfInvoice(services, trx, invoice.id, 'ISSUED');
}

/** Charges an invoice that is due or was submitted. */
async function collect(
  services: DueServices,
  trx: Transaction<Tables>,
  invoice: Selectable<Tables['invoices']>,
  now: Date,
): Promise<void> {
  const payer = await readPayer(trx, cardNetworkName(services), invoice);
  if (invoice.is_charging || canBeCharged(services, payer, now)) {
    await chargeInvoice(services, trx, { invoice, payer, now });
    return;
  }
  await trx
    .updateTable('invoices')
    .set({ status: 'OVERDUE', next_ts: null })
    .where('id', '=', invoice.id)
    .execute();
  await notifyOfInvoice(services, trx, invoice.id, 'OVERDUE');
}
