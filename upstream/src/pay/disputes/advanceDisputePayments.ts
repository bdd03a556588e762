import { type Selectable, sql, type Transaction } from 'kysely';
import { cardNetworkName } from '../../platform/cardNetwork/cardNetwork.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { DueJob, DueServices } from '../../platform/dueWork/dueJob.ts';
import { earliest } from '../../platform/dueWork/earliest.ts';
import { post, type Posting } from '../ledger/post.ts';
import { tryStep } from '../ledger/tryStep.ts';
import { nextStep } from '../payments/nextStep.ts';
import { notifyOfFailure } from '../payments/notifyOfFailure.ts';
import { readPayableWork } from '../payments/payableWork.ts';
import { chargedEntries, paidOutEntries, payoutOf, reversed } from '../payments/paymentEntries.ts';
import { failureSentences, type PaymentFailure } from '../payments/paymentFailure.ts';
import { sendCharge } from '../payments/sendCharge.ts';
import type { DisputePaymentsTable } from './disputesTables.ts';
import { owedByDispute } from './owedByDispute.ts';
import { submitDisputePayment } from './payDifference.ts';

type Payment = Selectable<DisputePaymentsTable> & { application_id: number };

/** Moves the payments of disputes on, each step in a transaction of its own, as `advancePayments` does. */
export const advanceDisputePayments: DueJob = {
  name: 'advanceDisputePayments',
  work: async (services, trx, now) => {
    const { rows } = await sql<Payment>`
      select dispute_payments.*, disputes.application_id from dispute_payments
      join disputes on disputes.id = dispute_payments.dispute_id
      join gigs on gigs.id = disputes.gig_id
      where dispute_payments.due_ts <= ${now}
      order by dispute_payments.due_ts, dispute_payments.dispute_id, dispute_payments.kind
      limit 1 for update skip locked
    `.execute(trx);
    const [payment] = rows;
    if (!payment) return 0;
    await tryStep(services, trx, {
      job: 'advanceDisputePayments',
      id: payment.dispute_id,
      setbacks: payment.setbacks,
      now,
      take: async () => {
        if (payment.status === 'IN_TRANSIT') await settle(trx, payment, now);
        else if (payment.kind === 'CHARGE' && payment.status === 'SUBMITTED') {
          await charge({ ...services, database: trx }, trx, payment, now);
        } else await update(trx, payment, nextStep(payment, now));
      },
      store: ({ retryAt, ...values }) =>
        update(trx, payment, { ...values, ...(retryAt && { due_ts: retryAt }) }),
    });
    return 1;
  },
  next: (database, window) =>
    earliest(
      database
        .selectFrom('dispute_payments')
        .innerJoin('disputes', 'disputes.id', 'dispute_payments.dispute_id')
        .where('dispute_payments.due_ts', 'is not', null),
      window,
      { column: 'dispute_payments.due_ts', location: 'disputes.location_id' },
    ),
};

async function charge(
  services: DueServices,
  trx: Transaction<Tables>,
  payment: Payment,
  now: Date,
): Promise<void> {
  const { dispute_id, application_id, attempt, amount_cents: cents } = payment;
  const [work] = await readPayableWork(trx, cardNetworkName(services), [application_id]);
  if (!work) throw new Error(`The application ${application_id} is disputed and does not exist`);
  const idempotencyKey = `dispute-${dispute_id}-${attempt}`;
  const sent = await sendCharge(services, work, { idempotencyKey, cents }, now);
  if (sent.status === 'PENDING') await update(trx, payment, { due_ts: sent.due });
  else if (sent.status === 'CHARGED') {
    await update(trx, payment, nextStep({ ...payment, method_type: work.method_type ?? 'card' }, now));
  } else {
    await fail(trx, payment, sent.failure, now);
    const page = `disputes/${dispute_id}`;
    await notifyOfFailure(services, trx, { work, failure: failureSentences[sent.failure], page });
  }
}

/** Records a failed charge. Its debt is reversed: a retry owes it again. */
async function fail(
  trx: Transaction<Tables>,
  payment: Payment,
  failure: PaymentFailure,
  now: Date,
): Promise<void> {
  const status = failure === 'PAYMENT_METHOD_UNUSABLE' ? 'ERROR' : 'FAILED';
  await update(trx, payment, { status, failure_code: failure, due_ts: null });
  const owed = await owedByDispute(trx, payment.dispute_id, payment.attempt);
  await post(trx, [postingOf(payment, 'REVERSED', reversed(owed))], now);
}

/** The money has arrived. After the charge, the payout to the pro is submitted. */
async function settle(trx: Transaction<Tables>, payment: Payment, now: Date): Promise<void> {
  const { dispute_id: disputeId, kind, amount_cents } = payment;
  await update(trx, payment, { status: 'AVAILABLE', due_ts: null });
  const charged = await trx
    .selectFrom('dispute_payments')
    .select('attempt')
    .where('dispute_id', '=', disputeId)
    .where('kind', '=', 'CHARGE')
    .executeTakeFirst();
  const owed = await owedByDispute(trx, disputeId, charged?.attempt ?? 1);
  if (kind === 'PAYOUT') {
    await post(trx, [postingOf({ ...payment, attempt: 1 }, 'PAID_OUT', paidOutEntries(owed))], now);
    return;
  }
  await post(trx, [postingOf({ ...payment, attempt: 1 }, 'CHARGED', chargedEntries(amount_cents))], now);
  const payout = { disputeId, kind: 'PAYOUT', cents: payoutOf(owed) } as const;
  await submitDisputePayment(trx, payout, { userId: null, now });
}

const postingOf = (
  { application_id, dispute_id, attempt }: Payment,
  event: Posting['event'],
  entries: Posting['entries'],
): Posting => ({ application_id, dispute_id, event, attempt, entries });

async function update(
  trx: Transaction<Tables>,
  { dispute_id, kind }: Payment,
  values: Partial<Pick<Payment, 'status' | 'failure_code' | 'due_ts' | 'setbacks' | 'method_type'>>,
): Promise<void> {
  await trx
    .updateTable('dispute_payments')
    .set(values)
    .where('dispute_id', '=', dispute_id)
    .where('kind', '=', kind)
    .execute();
}
