import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { DueJob } from '../../platform/dueWork/dueJob.ts';
import { earliest } from '../../platform/dueWork/earliest.ts';
import { owedForAdHoc } from '../ledger/owed.ts';
import { post } from '../ledger/post.ts';
import { tryStep } from '../ledger/tryStep.ts';
import { stays } from '../payments/nextStep.ts';
import { chargedEntries } from '../payments/paymentEntries.ts';
import { postPayout } from '../payments/postPayout.ts';
import type { AdHocPaymentsTable } from './adHocPaymentsTables.ts';
import { chargeAdHocPayment } from './chargeAdHocPayment.ts';
import { refuseAdHoc } from './refuseAdHoc.ts';

type Payment = Selectable<AdHocPaymentsTable>;

/**
 * Moves ad-hoc payments on: SUBMITTED, PENDING_TRANSFER while the charge is on its way, IN_TRANSIT while the payout is,
 * AVAILABLE. One without a charge goes to IN_TRANSIT at once. A bank can refuse either on the way. Each step is a
 * transaction of its own. One that throws is retried later.
 */
export const advanceAdHocPayments: DueJob = {
  name: 'advanceAdHocPayments',
  work: async (services, trx, now) => {
    const payment = await trx
      .selectFrom('adhoc_payments')
      .selectAll()
      .where('due_ts', '<=', now)
      .orderBy('due_ts')
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!payment) return 0;
    const { id, setbacks } = payment;
    const change = (changes: Partial<Payment>) =>
      trx.updateTable('adhoc_payments').set(changes).where('id', '=', id).execute();
    await tryStep(services, trx, {
      job: 'advanceAdHocPayments',
      id,
      setbacks,
      now,
      take: async () => {
        const means = { ...services, database: trx };
        const step = steps[payment.status];
        const changes =
          step === undefined
            ? await chargeAdHocPayment(means, trx, payment, now)
            : ((await refuseAdHoc(means, trx, payment, now)) ?? (await step(trx, payment, now)));
        await change({ ...changes, last_updated_ts: now });
      },
      store: ({ retryAt, ...values }) => change({ ...values, ...(retryAt && { due_ts: retryAt }) }),
    });
    return 1;
  },
  next: (database, window) =>
    earliest(database.selectFrom('adhoc_payments'), window, { column: 'due_ts', location: 'location_id' }),
};

/** What happens when the time in a status is over; a payment that was only submitted is charged. */
const steps: Partial<
  Record<
    Payment['status'],
    (trx: Transaction<Tables>, payment: Payment, now: Date) => Promise<Partial<Payment>>
  >
> = {
  PENDING_TRANSFER: async (trx, payment, now) => {
    await post(
      trx,
      [{ ...ofPayment(payment), event: 'CHARGED', entries: chargedEntries(payment.charge_cents) }],
      now,
    );
    return { status: 'IN_TRANSIT', due_ts: new Date(now.getTime() + stays.payout) };
  },
  IN_TRANSIT: async (trx, { id, application_id }, now) => {
    const [owed, pays] = [await owedForAdHoc(trx, id), ['adhoc_payment_id', id] as const];
    await postPayout(trx, 'PAID_OUT', { application_id, pays, owed }, now);
    return { status: 'AVAILABLE', due_ts: null };
  },
  // No bank gave it back since it arrived.
  AVAILABLE: async () => ({ due_ts: null }),
};

const ofPayment = ({ id, application_id }: Payment) => ({ application_id, adhoc_payment_id: id, attempt: 1 });
