import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { DueJob } from '../../platform/dueWork/dueJob.ts';
import { earliest } from '../../platform/dueWork/earliest.ts';
import { owedForAdHoc } from '../ledger/owed.ts';
import { tryStep } from '../ledger/tryStep.ts';
import { stays } from '../payments/nextStep.ts';
import { postCharge } from '../payments/postCharge.ts';
import { postPayout } from '../payments/postPayout.ts';
import { payParts } from '../returnedParts/payParts.ts';
import type { AdHocPaymentsTable } from './adHocPaymentsTables.ts';
import { chargeAdHocPayment } from './chargeAdHocPayment.ts';
import { refuseAdHoc } from './refuseAdHoc.ts';
import { returnAdHocCharge } from './returnAdHocCharge.ts';

type Payment = Selectable<AdHocPaymentsTable>;

/**
 * Moves ad-hoc payments on: SUBMITTED, PENDING_TRANSFER while the charge is on its way, IN_TRANSIT while the payout is,
 * AVAILABLE. One without a charge goes to IN_TRANSIT at once. A bank can refuse either on the way, and take either back
 * after it arrived. Each step is a
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
        const returned = await returnAdHocCharge(means, trx, { ...payment, ...changes }, now);
        await change({ ...changes, ...returned, last_updated_ts: now });
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
    const { id, application_id, attempt, charge_cents: cents, paid_out_attempt } = payment;
    const pays = ['adhoc_payment_id', id] as const;
    const subject = { column: 'adhoc_payment_id', id } as const;
    const isPart = await payParts(trx, subject, `adhoc-${id}-${attempt}`, now);
    if (!isPart) await postCharge(trx, 'CHARGED', { application_id, pays, cents }, now);
    // A bank may have given the payout back since, which the next step finds.
    if (paid_out_attempt !== null) return { status: 'AVAILABLE', due_ts: now };
    return { status: 'IN_TRANSIT', due_ts: new Date(now.getTime() + stays.payout) };
  },
  IN_TRANSIT: async (trx, { id, application_id }, now) => {
    const [owed, pays] = [await owedForAdHoc(trx, id), ['adhoc_payment_id', id] as const];
    await postPayout(trx, 'PAID_OUT', { application_id, pays, owed }, now);
    return { status: 'AVAILABLE', due_ts: null };
  },
  // No bank took it back since it arrived.
  AVAILABLE: async () => ({ due_ts: null }),
  // Its payout failed, and its charge may have come back since.
  FAILED: async () => ({ due_ts: null }),
  ERROR: async () => ({ due_ts: null }),
};
