import type { Selectable, Transaction } from 'kysely';
import { cardNetwork } from '../../platform/cardNetwork/cardNetwork.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { DueServices } from '../../platform/dueWork/dueJob.ts';
import type { PaymentFailure } from '../payments/paymentFailure.ts';
import { hasExpired } from '../payments/requireUsableMethod.ts';
import { notifyOfInvoice } from './notifyOfInvoice.ts';
import type { Payer } from './payer.ts';
import { settleInvoice } from './settleInvoice.ts';

type InvoiceCharge = { invoice: Selectable<Tables['invoices']>; payer: Payer; now: Date };

/** Sends the charge for an invoice to the card network, once per attempt: it is paid then, or has failed. */
export async function chargeInvoice(
  services: DueServices,
  trx: Transaction<Tables>,
  { invoice, payer, now }: InvoiceCharge,
): Promise<void> {
  const { id } = invoice;
  // A manager who submitted it has counted the attempt.
  const attempt = invoice.is_charging ? invoice.attempt : invoice.attempt + 1;
  const failure = await failureOf(
    { ...services, database: trx },
    { invoice: { ...invoice, attempt }, payer, now },
  );
  const charged = { attempt, is_charging: false, next_ts: null };
  if (failure === null) {
    await trx.updateTable('invoices').set(charged).where('id', '=', id).execute();
    await settleInvoice(trx, id, now);
    return;
  }
  await trx
    .updateTable('invoices')
    .set({ ...charged, status: 'FAILED', failure_code: failure })
    .where('id', '=', id)
    .execute();
  await notifyOfInvoice(services, trx, id, 'FAILED');
}

/** Charges the payment method. Null if the network took the charge. */
async function failureOf(
  services: DueServices,
  { invoice: { id, attempt, total_cents: cents }, payer, now }: InvoiceCharge,
): Promise<PaymentFailure | null> {
  const { charge } = cardNetwork(services);
  const { customer_id: customerId, method_id: methodId, method_status } = payer;
  if (charge === null || customerId === null || methodId === null || method_status !== 'ACTIVE') {
    return 'PAYMENT_METHOD_UNUSABLE';
  }
  if (hasExpired(payer, now)) return 'CARD_EXPIRED';
  const outcome = await charge({ idempotencyKey: `invoice-${id}-${attempt}`, customerId, methodId, cents });
  return outcome === 'DECLINED' ? 'CARD_DECLINED' : null;
}
