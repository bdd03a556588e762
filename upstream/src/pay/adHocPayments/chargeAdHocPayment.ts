import { type Selectable, sql, type Transaction } from 'kysely';
import { cardNetwork } from '../../platform/cardNetwork/cardNetwork.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { DueServices } from '../../platform/dueWork/dueJob.ts';
import { owedForAdHoc } from '../ledger/owed.ts';
import { post } from '../ledger/post.ts';
import { stays } from '../payments/nextStep.ts';
import { notifyOfFailure } from '../payments/notifyOfFailure.ts';
import { readPayableWork } from '../payments/payableWork.ts';
import { reversed } from '../payments/paymentEntries.ts';
import { missingPart } from '../returnedParts/missingParts.ts';
import { adHocErrorSentences } from './adHocPaymentTerms.ts';
import type { AdHocPaymentsTable } from './adHocPaymentsTables.ts';
import { sendAdHocCharge } from './sendAdHocCharge.ts';

type Payment = Selectable<AdHocPaymentsTable>;

/**
 * Sends a charge to the card network, under one key per attempt, with the payment method that the location has now: what is
 * missing of an earlier one that was short of a part, or else all of it. Nothing is
 * charged for a pro who cannot be paid. A failure reverses the debt, unless the pro has the money from an earlier charge, and
 * notifies the managers of the location.
 *
 * @param services with the transaction as the database, which the sandbox network writes to
 * @returns what changes of the payment
 */
export async function chargeAdHocPayment(
  services: DueServices,
  trx: Transaction<Tables>,
  payment: Payment,
  now: Date,
): Promise<Partial<Payment>> {
  const network = cardNetwork(services);
  const { id, application_id, attempt } = payment;
  const isPaidOut = payment.paid_out_attempt !== null;
  const [work] = await readPayableWork(trx, network.name, [application_id]);
  if (!work) throw new Error(`The application ${application_id} has a payment and does not exist`);
  const idempotencyKey = `adhoc-${id}-${attempt}`;
  const isSent = await network.hasCharge(idempotencyKey);
  const missing = await missingPart(trx, { column: 'adhoc_payment_id', id });
  // Invoices bill no part of a charge that came back.
  const isCharged = isSent || missing > 0 || (payment.charged_to_business && !work.invoicing_enabled);
  const charge = { idempotencyKey, cents: missing > 0 ? missing : payment.charge_cents, isSent };
  const error =
    !isSent && !isPaidOut && !(await isPayable(trx, payment.pro_id))
      ? 'PRO_NOT_PAYABLE'
      : isCharged
        ? await sendAdHocCharge(network, work, charge, now)
        : null;
  if (error instanceof Date) return { due_ts: error };
  if (error === null) {
    if (payment.charged_to_business && !isCharged) await queueForInvoice(trx, payment, now);
    if (isPaidOut && !isCharged) return { status: 'AVAILABLE', method_type: null, due_ts: now };
    // A charge that was sent counts, although the payment method may be gone since, or the location invoiced.
    const methodType = isCharged ? (work.method_type ?? 'card') : null;
    return {
      status: isCharged ? 'PENDING_TRANSFER' : 'IN_TRANSIT',
      method_type: methodType,
      due_ts: new Date(now.getTime() + stays[methodType ?? 'payout']),
    };
  }
  if (!isPaidOut) {
    const entries = reversed(await owedForAdHoc(trx, id));
    await post(trx, [{ application_id, adhoc_payment_id: id, event: 'REVERSED', attempt, entries }], now);
  }
  const failure = adHocErrorSentences[error];
  await notifyOfFailure(services, trx, { work, chargedFor: application_id, failure, page: 'pay/extra' });
  const isDeclined = error === 'CARD_DECLINED' || error === 'INSUFFICIENT_FUNDS';
  return { status: isDeclined ? 'FAILED' : 'ERROR', error_code: error, due_ts: null };
}

async function isPayable(trx: Transaction<Tables>, proId: number): Promise<boolean> {
  const pro = await trx
    .selectFrom('pros')
    .select('has_stripe_id')
    .where('id', '=', proId)
    .executeTakeFirstOrThrow();
  return pro.has_stripe_id;
}

/**
 * Puts a payment that nothing charges on the next invoice, as its period may have been drafted without it. Where its work
 * is in the queue already, a period that is drafted right now waits for this transaction.
 */
async function queueForInvoice(
  trx: Transaction<Tables>,
  { application_id, location_id }: Payment,
  now: Date,
): Promise<void> {
  await sql`
    insert into work_to_invoice (application_id, location_id, due_ts)
    values (${application_id}, ${location_id}, invoice_period_end(${now}::timestamptz, ${location_id}))
    on conflict (application_id) do update set due_ts = work_to_invoice.due_ts
  `.execute(trx);
}
