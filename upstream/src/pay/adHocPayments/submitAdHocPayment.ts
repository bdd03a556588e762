import type { Transaction } from 'kysely';
import type { EmploymentType } from '../../businesses/locations/employmentType.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { cardNetwork } from '../../platform/cardNetwork/cardNetwork.ts';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import { afterCommit } from '../../platform/database/joinedTransaction.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { wakeDueWork } from '../../platform/dueWork/wakeDueWork.ts';
import { invalidField, notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/server/services.ts';
import { type PayableWork, readPayableWork } from '../payments/payableWork.ts';
import { additionalPay } from './additionalPay.ts';
import { countsAsPaid } from './refusedPayout.ts';
import { oweAdHoc } from './oweAdHoc.ts';
import { type AdHocClaim, requireAdHocPayable, requireComplete } from './requireAdHocPayable.ts';
import { requireMayAdd } from '../payments/requireMayAdd.ts';
import { requireChargeable } from '../payments/requireChargeable.ts';

/** A payment to submit. */
export type AdHocOrder = AdHocClaim & {
  applicationId: number;
  gigId: number;
  cents: number;
  /** The field of the amount, for errors. */
  amountField: 'amount' | 'pro_amount';
  /** That of the gig if undefined. */
  employmentType: EmploymentType | undefined;
  chargesBusiness: boolean;
};

/** Within this time, in milliseconds, the same payment is taken for a repetition. */
const duplicatePeriod = 10 * 60_000;

/**
 * Submits an ad-hoc payment; due work charges and pays it. One that repeats another of the last minutes is kept with the
 * error DUPLICATE and moves no money until someone retries it. Locks the gig first, so that of two equal requests one is
 * the repetition.
 *
 * @returns the id of the payment
 */
export async function submitAdHocPayment(
  services: Services,
  caller: Caller,
  order: AdHocOrder,
): Promise<number> {
  requireComplete(order, caller);
  const network = cardNetwork(services);
  const paymentId = await inTransactionOf(services, caller, async (trx) => {
    await trx.selectFrom('gigs').select('id').where('id', '=', order.gigId).forUpdate().execute();
    const now = services.clock.now();
    const [work] = await readPayableWork(trx, network.name, [order.applicationId]);
    if (!work) throw notFound('application');
    requireAdHocPayable(work, order, now);
    if (order.chargesBusiness) requireMayAdd(work, caller);
    const minutes = order.hours && (await requireAmountOfHours(trx, work, order.hours, order));
    if (order.chargesBusiness) requireChargeable(work, network, now);
    const isDuplicate = await wasSubmitted(trx, order, now);
    const payment = await trx
      .insertInto('adhoc_payments')
      .values({
        application_id: work.id,
        gig_id: work.gig_id,
        location_id: work.location_id,
        pro_id: work.pro_id,
        reason: order.reason,
        employment_type: order.employmentType ?? work.employment_type,
        status: isDuplicate ? 'ERROR' : 'SUBMITTED',
        error_code: isDuplicate ? 'DUPLICATE' : null,
        amount_cents: order.cents,
        charge_cents: 0,
        description: order.description,
        start_time: order.hours?.start ?? null,
        end_time: order.hours?.end ?? null,
        additional_minutes: minutes,
        charged_to_business: order.chargesBusiness,
        submitted_by_user_id: caller.userId,
        created_ts: now,
        last_updated_ts: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    if (!isDuplicate) await oweAdHoc(trx, payment, work, now);
    return payment.id;
  });
  afterCommit(() => wakeDueWork(services.database));
  return paymentId;
}

/** @throws ApiError invalid at the amount, unless it is what these hours come to */
async function requireAmountOfHours(
  trx: Transaction<Tables>,
  work: PayableWork,
  hours: NonNullable<AdHocOrder['hours']>,
  { cents, amountField }: Pick<AdHocOrder, 'cents' | 'amountField'>,
): Promise<number> {
  const additional = await additionalPay(trx, work, hours);
  if (additional.cents === 0) throw invalidField('workinghours', 'These hours are paid already.');
  if (additional.cents !== cents) {
    throw invalidField(amountField, `These hours come to $${(additional.cents / 100).toFixed(2)}.`);
  }
  return additional.minutes;
}

async function wasSubmitted(trx: Transaction<Tables>, order: AdHocOrder, now: Date): Promise<boolean> {
  const earlier = await trx
    .selectFrom('adhoc_payments')
    .select('id')
    .where('application_id', '=', order.applicationId)
    .where('reason', '=', order.reason)
    .where('amount_cents', '=', order.cents)
    .where('description', 'is not distinct from', order.description)
    .where(countsAsPaid)
    .where('created_ts', '>', new Date(now.getTime() - duplicatePeriod))
    .executeTakeFirst();
  return earlier !== undefined;
}
