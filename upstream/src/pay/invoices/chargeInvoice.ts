import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { DueServices } from '../../platform/dueWork/dueJob.ts';
import { sendCharge } from '../payments/sendCharge.ts';
import { missingPart } from '../returnedParts/missingParts.ts';
import { chargedMethod } from './chargedMethod.ts';
import { notifyOfInvoice } from './notifyOfInvoice.ts';
import type { Payer } from './payer.ts';
import { returnInvoice } from './returnInvoice.ts';
import { settleInvoice } from './settleInvoice.ts';

type InvoiceCharge = { invoice: Selectable<Tables['invoices']>; payer: Payer; now: Date };

/** Sends the charge for an invoice to the card network, under one key per attempt, until it is paid or has failed. */
export async function chargeInvoice(
  services: DueServices,
  trx: Transaction<Tables>,
  { invoice, payer, now }: InvoiceCharge,
): Promise<void> {
  const { id } = invoice;
  // Who submitted it has counted the attempt.
  const attempt = invoice.is_charging ? invoice.attempt : invoice.attempt + 1;
  const key = `invoice-${id}-${attempt}`;
  const missing = await missingPart(trx, { column: 'invoice_id', id });
  const charge = { idempotencyKey: key, cents: missing > 0 ? missing : invoice.total_cents };
  const sent = await sendCharge({ ...services, database: trx }, payer, charge, now);
  const method = invoice.charged_method ?? chargedMethod(payer);
  const charged_method = method && JSON.stringify(method);
  if (sent.status === 'PENDING') {
    await trx
      .updateTable('invoices')
      .set({ attempt, is_charging: true, next_ts: sent.due, charged_method })
      .where('id', '=', id)
      .execute();
    return;
  }
  const charged = { attempt, is_charging: false, next_ts: null };
  if (sent.status === 'CHARGED') {
    await trx
      .updateTable('invoices')
      .set({ ...charged, charged_method })
      .where('id', '=', id)
      .execute();
    await settleInvoice(trx, id, { chargeKey: key, event: 'INVOICE_PAID' }, now);
    // The events of the network come in any order.
    await returnInvoice(services, trx, { id, attempt }, now);
    return;
  }
  await trx
    .updateTable('invoices')
    .set({ ...charged, status: 'FAILED', failure_code: sent.failure, charged_method: null })
    .where('id', '=', id)
    .execute();
  await notifyOfInvoice(services, trx, id, 'FAILED');
}
