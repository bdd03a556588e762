import { type Selectable, sql, type Transaction } from 'kysely';
import { cardNetwork, cardNetworkName } from '../../platform/cardNetwork/cardNetwork.ts';
import type { LateRefusal } from '../../platform/cardNetwork/chargeOutcome.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { DueJob, DueServices } from '../../platform/dueWork/dueJob.ts';
import { earliest } from '../../platform/dueWork/earliest.ts';
import { type Entries, post, type Posting } from '../ledger/post.ts';
import { tryStep } from '../ledger/tryStep.ts';
import { nextStep } from '../payments/nextStep.ts';
import { notifyOfFailure } from '../payments/notifyOfFailure.ts';
import { type PayableWork, readPayableWork } from '../payments/payableWork.ts';
import { payoutOf, reversed } from '../payments/paymentEntries.ts';
import { failureSentences, type PaymentFailure } from '../payments/paymentFailure.ts';
import { postCharge } from '../payments/postCharge.ts';
import { postPayout } from '../payments/postPayout.ts';
import { sendCharge } from '../payments/sendCharge.ts';
import { prosWithoutAccount } from '../payments/waitForAccounts.ts';
import { restoredKeys } from '../returnedCharges/restoredKeys.ts';
import { missingPart } from '../returnedParts/missingParts.ts';
import { payParts } from '../returnedParts/payParts.ts';
import type { DisputePaymentsTable } from './disputesTables.ts';
import { owedByDispute } from './owedByDispute.ts';
import { hasLivePayout } from './hasLivePayout.ts';
import { submitDisputePayment } from './payDifference.ts';

type Payment = Selectable<DisputePaymentsTable> & {
  application_id: number;
  pro_id: number;
  location_id: number;
};

type FailedPayment = {
  payment: Payment;
  work: Pick<PayableWork, 'location_id' | 'pro_id'>;
  failure: PaymentFailure;
  now: Date;
};

/** Moves the payments of disputes on, each step in a transaction of its own, as `advancePayments` does. */
export const advanceDisputePayments: DueJob = {
  name: 'advanceDisputePayments',
  work: async (services, trx, now) => {
    const { rows } = await sql<Payment>`
      select dispute_payments.*, disputes.application_id, disputes.pro_id, disputes.location_id from dispute_payments
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
      take: () => takeStep({ ...services, database: trx }, trx, payment, now),
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

async function takeStep(
  services: DueServices,
  trx: Transaction<Tables>,
  payment: Payment,
  now: Date,
): Promise<void> {
  const { kind, status, pro_id } = payment;
  const refusal = status === 'SUBMITTED' ? undefined : await findRefusal(services, trx, payment);
  if (refusal !== undefined) await fail(services, trx, { payment, work: payment, failure: refusal, now });
  else if (status === 'IN_TRANSIT') await settle(trx, payment, now);
  // No bank took it back since it arrived.
  else if (status === 'AVAILABLE') await update(trx, payment, { due_ts: null });
  else if (kind === 'CHARGE' && status === 'SUBMITTED') await charge(services, trx, payment, now);
  else if (status === 'SUBMITTED' && (await prosWithoutAccount(trx, [pro_id])).size > 0) {
    await update(trx, payment, { due_ts: null });
  } else await update(trx, payment, nextStep(payment, now));
}

/** Why a bank refused a payment that was sent; undefined unless it did. */
async function findRefusal(
  services: DueServices,
  trx: Transaction<Tables>,
  { dispute_id, kind, attempt, pro_id: proId, status }: Payment,
): Promise<LateRefusal | undefined> {
  const hasArrived = kind === 'CHARGE' && status === 'AVAILABLE';
  // The charge that counts is an earlier one, which the bank gave back.
  if (hasArrived && (await restoredKeys(trx, 'dispute_id', [dispute_id])).has(dispute_id)) return undefined;
  const key = `${kind === 'CHARGE' ? 'dispute' : 'dispute-payout'}-${dispute_id}-${attempt}`;
  const movement = { key, kind, proId, isArriving: status === 'IN_TRANSIT' };
  return (await cardNetwork(services).findRefusals([movement])).get(key);
}

async function charge(
  services: DueServices,
  trx: Transaction<Tables>,
  payment: Payment,
  now: Date,
): Promise<void> {
  const { dispute_id, application_id, attempt } = payment;
  const missing = await missingPart(trx, { column: 'dispute_id', id: dispute_id });
  const cents = missing > 0 ? missing : payment.amount_cents;
  const [work] = await readPayableWork(trx, cardNetworkName(services), [application_id]);
  if (!work) throw new Error(`The application ${application_id} is disputed and does not exist`);
  const idempotencyKey = `dispute-${dispute_id}-${attempt}`;
  const sent = await sendCharge(services, work, { idempotencyKey, cents }, now);
  if (sent.status === 'PENDING') await update(trx, payment, { due_ts: sent.due });
  else if (sent.status === 'CHARGED') {
    await update(trx, payment, nextStep({ ...payment, method_type: work.method_type ?? 'card' }, now));
  } else await fail(services, trx, { payment, work, failure: sent.failure, now });
}

/**
 * Records a failed payment and notifies the managers. The debt of a failed charge is reversed, unless the pro was paid for it
 * already or the business has paid all but a part: a retry owes it again. After a failed payout, the pro is still owed the money. What had arrived is posted as
 * returned.
 */
async function fail(
  services: DueServices,
  trx: Transaction<Tables>,
  { payment, work, failure, now }: FailedPayment,
): Promise<void> {
  const isUnusable = failure === 'PAYMENT_METHOD_UNUSABLE' || failure === 'PAYOUT_ACCOUNT_CLOSED';
  const status = isUnusable ? 'ERROR' : 'FAILED';
  await update(trx, payment, { status, failure_code: failure, due_ts: null });
  const isReturned = payment.status === 'AVAILABLE';
  if (payment.kind === 'CHARGE' && isReturned)
    await postCharge(trx, 'CHARGE_RETURNED', chargeFor(payment), now);
  const isPaidOut = payment.kind === 'CHARGE' && (await hasLivePayout(trx, payment.dispute_id));
  const isPart = (await missingPart(trx, { column: 'dispute_id', id: payment.dispute_id })) > 0;
  if (payment.kind === 'CHARGE' && !isPaidOut && !isPart) {
    const owed = await owedByDispute(trx, payment.dispute_id, payment.attempt);
    await post(trx, [postingOf(payment, 'REVERSED', reversed(owed))], now);
  }
  if (payment.kind === 'PAYOUT' && isReturned) {
    const owed = await owedNow(trx, payment.dispute_id);
    await postPayout(trx, 'RETURNED', payoutFor(payment, owed), now);
  }
  const page = `disputes/${payment.dispute_id}`;
  await notifyOfFailure(services, trx, {
    work,
    ...(payment.kind === 'CHARGE' && { chargedFor: payment.application_id }),
    failure: failureSentences[failure],
    page,
    isPaidOut: isReturned && isPaidOut,
  });
}

/** The money has arrived. After the charge, the payout to the pro is submitted. */
async function settle(trx: Transaction<Tables>, payment: Payment, now: Date): Promise<void> {
  const { dispute_id: disputeId, kind } = payment;
  await update(trx, payment, { status: 'AVAILABLE', due_ts: null });
  const owed = await owedNow(trx, disputeId);
  if (kind === 'PAYOUT') {
    await postPayout(trx, 'PAID_OUT', payoutFor(payment, owed), now);
    return;
  }
  const key = `dispute-${disputeId}-${payment.attempt}`;
  const isPart = await payParts(trx, { column: 'dispute_id', id: disputeId }, key, now);
  if (!isPart) await postCharge(trx, 'CHARGED', chargeFor(payment), now);
  const payout = { disputeId, kind: 'PAYOUT', cents: payoutOf(owed) } as const;
  await submitDisputePayment(trx, payout, { userId: null, now });
}

/** What the last charge owed, or the payout alone where nothing is charged. */
async function owedNow(trx: Transaction<Tables>, disputeId: number): Promise<Entries> {
  const charged = await trx
    .selectFrom('dispute_payments')
    .select('attempt')
    .where('dispute_id', '=', disputeId)
    .where('kind', '=', 'CHARGE')
    .executeTakeFirst();
  return owedByDispute(trx, disputeId, charged?.attempt ?? 1);
}

const chargeFor = ({ application_id, dispute_id, amount_cents: cents }: Payment) => ({
  application_id,
  pays: ['dispute_id', dispute_id] as const,
  cents,
});

const payoutFor = ({ application_id, dispute_id }: Payment, owed: Entries) => ({
  application_id,
  pays: ['dispute_id', dispute_id] as const,
  owed,
});

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
